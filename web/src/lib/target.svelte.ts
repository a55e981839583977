/** Makes anything on the board a target: lit when legal, tapped, named for readers, explained on hover. */
import { untrack } from "svelte";
import type { Attachment } from "svelte/attachments";
import { explain, hideTip } from "./tip.svelte";
import type { Session } from "./session.svelte";

export interface Meaning {
  /** What a screen reader and the tooltip call it. */
  label?: string;
  /** The entry of the rules reference that explains it. */
  rule?: string;
  /** A further line of the tooltip. */
  note?: string;
  /** What is drawn there, explained one by one. */
  lines?: string[];
}

const HOVER_DELAY = 350;
const LONG_PRESS = 450;

export function target(session: Session, anchors: string | string[], meaning: Meaning = {}): Attachment<Element> {
  const list = typeof anchors === "string" ? [anchors] : anchors;
  return (element) => {
    const chooser = session.chooser;
    $effect(() => mark(element, chooser.isLegal(...list), chooser.isPicked(...list), chooser.isLit(...list), meaning));
    element.setAttribute("data-anchor", list.join(" "));
    untrack(() => chooser.enter(list));
    const silence = listen(element, session, list, meaning);
    return () => {
      silence();
      untrack(() => chooser.leave(list));
    };
  };
}

function mark(element: Element, legal: boolean, picked: boolean, lit: boolean, meaning: Meaning): void {
  element.toggleAttribute("data-legal", legal);
  element.toggleAttribute("data-picked", picked);
  element.toggleAttribute("data-lit", lit);
  name(element, meaning.label);
  if (legal) {
    element.setAttribute("role", "button");
    element.setAttribute("tabindex", "0");
  } else {
    if (element instanceof SVGElement && meaning.label) element.setAttribute("role", "img");
    else element.removeAttribute("role");
    // a drawing that listens for the focus would be a stop on the way to what is lit
    if (element instanceof SVGElement) element.setAttribute("tabindex", "-1");
    else element.removeAttribute("tabindex");
  }
}

/** What has words of its own is named by them; a picture gets a name that only readers hear. */
function name(element: Element, label: string | undefined): void {
  if (!label) return;
  if (element instanceof SVGElement) {
    element.setAttribute("aria-label", label);
    return;
  }
  let hidden = element.querySelector<HTMLElement>(":scope > [data-name]");
  if (!hidden && !hasWords(element)) {
    hidden = document.createElement("span");
    hidden.className = "sr";
    hidden.setAttribute("data-name", "");
    element.append(hidden);
  }
  if (hidden && hidden.textContent !== label) hidden.textContent = label;
}

/** Whether there is text outside drawings, which readers skip. */
function hasWords(element: Element): boolean {
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const node = texts.currentNode;
    if (node.textContent?.trim() && !node.parentElement?.closest("svg")) return true;
  }
  return false;
}

function listen(element: Element, session: Session, list: string[], meaning: Meaning): () => void {
  let timer = 0;
  let pressed = false;
  const explainable = Boolean(meaning.rule || meaning.label);
  const show = () => explain(element, meaning, session.view?.title ?? "");
  /** A button inside has a meaning of its own, and hears of its tap only if the event goes on. */
  const isOfInner = (event: Event) => {
    const inner = (event.target as Element).closest("button, a, input");
    return inner !== null && inner !== element && element.contains(inner);
  };
  const tap = (event: Event) => {
    if (isOfInner(event)) return;
    event.stopPropagation();
    if (pressed) pressed = false;
    else if (list.length === 0) show();
    else if (!session.chooser.tap(list) && explainable) show();
    else hideTip();
  };
  const key = (event: Event) => {
    const pressedKey = (event as KeyboardEvent).key;
    if ((pressedKey !== "Enter" && pressedKey !== " ") || isOfInner(event)) return;
    event.preventDefault();
    tap(event);
  };
  const enter = (event: Event) => {
    if ((event as PointerEvent).pointerType !== "mouse") return;
    if (session.chooser.isLegal(...list)) session.chooser.hovered = list;
    if (explainable) timer = window.setTimeout(show, HOVER_DELAY);
  };
  const leave = () => {
    clearTimeout(timer);
    hideTip();
    if (session.chooser.hovered === list) session.chooser.hovered = [];
  };
  const down = (event: Event) => {
    if ((event as PointerEvent).pointerType === "mouse" || !explainable) return;
    timer = window.setTimeout(() => {
      pressed = true;
      show();
    }, LONG_PRESS);
  };
  const up = () => clearTimeout(timer);
  const handlers: [string, (event: Event) => void][] = [
    ["click", tap],
    ["keydown", key],
    ["pointerenter", enter],
    ["pointerleave", leave],
    ["pointerdown", down],
    ["pointerup", up],
    ["focus", () => session.chooser.isLegal(...list) && (session.chooser.hovered = list)],
    // a focused thing that leaves the board blurs in the middle of an update: wait until that is over
    ["blur", () => queueMicrotask(leave)],
  ];
  for (const [type, handler] of handlers) element.addEventListener(type, handler);
  return () => {
    clearTimeout(timer);
    for (const [type, handler] of handlers) element.removeEventListener(type, handler);
  };
}
