import { useMemo } from "react";
import type { Tab } from "./state.ts";

/** What the frame shows of a tab. */
export interface TabView {
  readonly id: string;
  readonly name: string;
  readonly isDirty: boolean;
  readonly isPinned: boolean;
}

/** The tabs as they are named and marked. */
export function useViews(
  tabs: readonly Tab[],
  dirty: ReadonlySet<string>,
  nameOf: (code: string) => string,
): readonly TabView[] {
  // By hand: the compiler leaves a function alone that calls no hook.
  return useMemo(
    () =>
      tabs.map((tab) => ({
        id: tab.id,
        name: tab.title ?? nameOf(tab.code),
        isDirty: dirty.has(tab.id),
        isPinned: tab.pinned === true,
      })),
    [tabs, dirty, nameOf],
  );
}
