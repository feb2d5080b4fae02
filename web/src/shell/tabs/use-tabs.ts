import { useEffect, useReducer, useRef, useState } from "react";
import { useRelayEnvironment } from "react-relay";
import { createControl, type Latest, type TabControl } from "./control.ts";
import { forgetClosed, keepers } from "../../tab/kept.ts";
import { reduceTabs, type Tabs } from "./state.ts";
import { saveTabs } from "./storage.ts";

type Options = Omit<Latest, "tabs" | "dirty"> & {
  readonly userId: string;
  /** The tabs to begin with. */
  readonly first: () => Tabs;
};

/** The open tabs of this window, restored (SHELL-12), with which of them are not saved and what can be done with them. */
export function useTabs({ userId, first, ...options }: Options): {
  readonly tabs: Tabs;
  readonly dirty: ReadonlySet<string>;
  readonly control: TabControl;
} {
  const environment = useRelayEnvironment();
  const [tabs, dispatch] = useReducer(reduceTabs, null, first);
  const [dirty, setDirty] = useState<ReadonlySet<string>>(() => new Set());
  const [latest] = useState(() => holder<Latest>({ ...options, tabs, dirty }));
  useEffect(() => latest.set({ ...options, tabs, dirty }));
  const [control] = useState(() =>
    createControl({
      environment,
      latest: latest.get,
      dispatch,
      markDirty: (ids, isDirty) => setDirty((before) => marked(before, ids, isDirty)),
    }),
  );
  const wereOpen = useRef<ReadonlySet<string> | null>(null);
  useEffect(() => {
    saveTabs(userId, tabs);
    const open = new Set(tabs.tabs.map((t) => t.id));
    control.runner.keep(open);
    // At first it is not known which were open before the window was loaded anew.
    forgetClosed(wereOpen.current ?? keepers(), open);
    wereOpen.current = open;
  }, [userId, tabs, control]);
  return { tabs, dirty, control };
}

/** Keeps a value for functions that are made once. */
function holder<T>(first: T): { readonly get: () => T; readonly set: (value: T) => void } {
  let now = first;
  return {
    get: () => now,
    set: (value) => {
      now = value;
    },
  };
}

function marked(before: ReadonlySet<string>, ids: readonly string[], isDirty: boolean): ReadonlySet<string> {
  if (ids.every((id) => before.has(id) === isDirty)) return before;
  const after = new Set(before);
  for (const id of ids)
    if (isDirty) after.add(id);
    else after.delete(id);
  return after;
}
