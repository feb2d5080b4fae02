import { useState, useSyncExternalStore } from "react";

/**
 * The rows that are ticked. It belongs to one answer: another page or filter starts with none. It is heard by what shows it (a row's tick, the
 * bar), so that ticking a row draws nothing else.
 */
export interface Selection {
  readonly subscribe: (heard: () => void) => () => void;
  readonly ids: () => ReadonlySet<string>;
  readonly set: (ids: readonly string[], on: boolean) => void;
  /** Ticks one row; with the rows in order, everything from the row ticked last to this one follows (Shift). */
  readonly tick: (id: string, on: boolean, rows: readonly string[] | null) => void;
  readonly clear: () => void;
}

const NONE: ReadonlySet<string> = new Set();

/** The rows from one to another, both inside, in the order shown; only the second when the first is not shown. */
export function reach(shown: readonly string[], from: string | null, to: string): readonly string[] {
  const [a, b] = [from === null ? -1 : shown.indexOf(from), shown.indexOf(to)];
  return a < 0 ? [to] : shown.slice(Math.min(a, b), Math.max(a, b) + 1);
}

export function newSelection(): Selection {
  const listeners = new Set<() => void>();
  let ids = NONE;
  let last: string | null = null;
  const change = (next: ReadonlySet<string>) => {
    ids = next;
    for (const heard of listeners) heard();
  };
  const set: Selection["set"] = (some, on) => {
    const next = new Set(ids);
    for (const id of some) {
      if (on) next.add(id);
      else next.delete(id);
    }
    change(next);
  };
  return {
    subscribe: (heard) => {
      listeners.add(heard);
      return () => void listeners.delete(heard);
    },
    ids: () => ids,
    set,
    tick: (id, on, rows) => {
      set(rows === null ? [id] : reach(rows, last, id), on);
      last = id;
    },
    clear: () => change(NONE),
  };
}

/** `of` is what the rows came with (the query's reference): when it changes nothing is ticked any more. */
export function useSelection(of: unknown): Selection {
  const [kept, keep] = useState(() => ({ of, selection: newSelection() }));
  if (kept.of === of) return kept.selection;
  const next = { of, selection: newSelection() };
  keep(next);
  return next.selection;
}

/** What is asked of the ticked rows, and drawn again when that changes. */
export const useTicked = <T extends string | number | boolean | ReadonlySet<string>>(
  selection: Selection,
  ask: (ids: ReadonlySet<string>) => T,
): T => useSyncExternalStore(selection.subscribe, () => ask(selection.ids()));

export const isAnyTicked = (ids: ReadonlySet<string>): boolean => ids.size > 0;
export const allTicked = (ids: ReadonlySet<string>): ReadonlySet<string> => ids;
