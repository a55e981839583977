/** Notices of this browser: asks for leave, and tells the server where to send them. */
import * as api from "./api";
import type { Channels } from "./wire";

/** Plain addresses of other machines are no secure place: browsers keep push notices from them. */
export const canPush = () => window.isSecureContext && "serviceWorker" in navigator && "PushManager" in window;

export async function subscription(): Promise<PushSubscription | null> {
  const worker = canPush() ? await navigator.serviceWorker.getRegistration() : undefined;
  return (await worker?.pushManager.getSubscription()) ?? null;
}

/** Throws where the person or the browser says no. */
export async function subscribe(key: string): Promise<Channels> {
  const worker = await navigator.serviceWorker.register("/notices.js");
  await navigator.serviceWorker.ready;
  const made = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  const { endpoint, keys } = made.toJSON();
  return api.changeChannels({
    push: { endpoint: endpoint!, keys: { p256dh: keys!["p256dh"]!, auth: keys!["auth"]! } },
  });
}

export async function unsubscribe(current: PushSubscription): Promise<Channels> {
  await current.unsubscribe();
  return api.changeChannels({ push_gone: current.endpoint });
}
