/** One board component per title; loaded when a table of that title is opened. */
import type { Component } from "svelte";

type Loader = () => Promise<{ default: Component }>;

export const BOARDS: Record<string, Loader> = {
  cyclades: () => import("./cyclades/Board.svelte"),
  dice_forge: () => import("./dice_forge/Board.svelte"),
  hellas: () => import("./hellas/Board.svelte"),
};
