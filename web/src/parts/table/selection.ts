import { useState } from "react";

/** The rows that are ticked. It belongs to one answer: another page or filter starts with none. */
export interface Selection {
  readonly ids: ReadonlySet<string>;
  set(ids: readonly string[], on: boolean): void;
  clear(): void;
}

const NONE: ReadonlySet<string> = new Set();

/** `of` is what the rows came with (the query's reference): when it changes nothing is ticked any more. */
export function useSelection(of: unknown): Selection {
  const [ticked, setTicked] = useState({ of, ids: NONE });
  if (ticked.of !== of) setTicked({ of, ids: NONE });
  return {
    ids: ticked.ids,
    set: (ids, on) =>
      setTicked((before) => {
        const after = new Set(before.ids);
        for (const id of ids) {
          if (on) after.add(id);
          else after.delete(id);
        }
        return { of, ids: after };
      }),
    clear: () => setTicked({ of, ids: NONE }),
  };
}

/** The rows from one to another, both inside, in the order shown; only the second when the first is not shown. */
export function reach(shown: readonly string[], from: string | null, to: string): readonly string[] {
  const [a, b] = [from === null ? -1 : shown.indexOf(from), shown.indexOf(to)];
  return a < 0 ? [to] : shown.slice(Math.min(a, b), Math.max(a, b) + 1);
}
