/** Time left: days and hours for slow tables, minutes and seconds at the table. */
import { say } from "./say.svelte";

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** How far the server's clock is ahead of this device's. */
let ahead = 0;
const clock = $state({ now: Date.now() });
setInterval(() => (clock.now = Date.now() + ahead), SECOND);

export function setTime(server: string): void {
  ahead = Date.parse(server) - Date.now();
}

export function timeLeft(deadline: string | null): string {
  if (!deadline) return "";
  const left = Date.parse(deadline) - clock.now;
  if (left <= 0) return say("ui-time-out");
  if (left >= DAY) return say("ui-time-left-days", { n: Math.round(left / DAY) });
  if (left >= HOUR) return say("ui-time-left-hours", { n: Math.round(left / HOUR) });
  return say("ui-time-left-minutes", { n: Math.ceil(left / MINUTE) });
}

/** "0:48", "1:02:10", or nothing for a table without a clock. */
export function countdown(deadline: string | null): string {
  if (!deadline) return "";
  const left = Math.max(0, Date.parse(deadline) - clock.now);
  if (left >= DAY) return timeLeft(deadline);
  return minutes(left / SECOND);
}

export function minutes(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  const two = (n: number) => String(n).padStart(2, "0");
  const hours = Math.floor(whole / 3600);
  const rest = `${Math.floor((whole % 3600) / 60)}:${two(whole % 60)}`;
  return hours > 0 ? `${hours}:${rest.padStart(5, "0")}` : rest;
}
