import { useState, useSyncExternalStore } from "react";

/** As many as one act takes at once. */
export const MOST_TICKED = 1_000;

/**
 * The rows that are ticked. They stay so on other pages and in another order; another filter starts with none. It is heard by what shows it
 * (a row's tick, the bar), so that ticking a row draws nothing else.
 */
export interface Selection {
  readonly subscribe: (heard: () => void) => () => void;
  readonly ids: () => ReadonlySet<string>;
  /** False: they were too many, and those that came last are not ticked. */
  readonly set: (ids: readonly string[], on: boolean) => boolean;
  /** Ticks one row; with the rows in order, everything from the row ticked last to this one follows (Shift). */
  readonly tick: (id: string, on: boolean, rows: readonly string[] | null) => boolean;
  /** What a row is called, which a row says that is shown: it may be looked at when it is not. */
  readonly call: (id: string, name: string) => void;
  readonly nameOf: (id: string) => string;
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
  const names = new Map<string, string>();
  let ids = NONE;
  let last: string | null = null;
  const change = (next: ReadonlySet<string>) => {
    ids = next;
    for (const heard of listeners) heard();
  };
  const set: Selection["set"] = (some, on) => {
    const all = new Set(ids);
    for (const id of some) {
      if (on) all.add(id);
      else all.delete(id);
    }
    const isWhole = all.size <= MOST_TICKED;
    change(isWhole ? all : new Set([...all].slice(0, MOST_TICKED)));
    return isWhole;
  };
  return {
    subscribe: (heard) => {
      listeners.add(heard);
      return () => void listeners.delete(heard);
    },
    ids: () => ids,
    set,
    tick: (id, on, rows) => {
      const isWhole = set(rows === null ? [id] : reach(rows, last, id), on);
      last = id;
      return isWhole;
    },
    call: (id, name) => void names.set(id, name),
    nameOf: (id) => names.get(id) ?? id,
    clear: () => change(NONE),
  };
}

/** `of` is what the list is narrowed by (its filter): when it changes nothing is ticked any more. */
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
