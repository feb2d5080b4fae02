import { createContext, use, useCallback, useEffect, useState, useSyncExternalStore } from "react";
import { useRelayEnvironment } from "react-relay";
import type { MenuButton } from "@linehaul/schema/modules";
import type { MenuGroup, MenuItem } from "../../pages/menu/items.ts";
import { told, type Told } from "../../relay/told.ts";
import { badges } from "../../pages/__generated__/badges.ts";
import { useChanges, type ChangeTopic } from "../../tab/changes.ts";

const TOPICS = [...new Set(Object.values(badges).map((badge) => badge.topic))];

/** How many things wait, by page. */
type Counts = ReadonlyMap<string, number>;

/** How many things wait on each page that the role may see, counted again when they change. A count that can't be had leaves the last one. */
export function useBadges(may: (button: MenuButton) => boolean): Told<Counts> {
  const environment = useRelayEnvironment();
  const [counts] = useState(() => told<Counts>(new Map()));
  const count = useCallback(
    (topics: readonly ChangeTopic[]) => {
      for (const [code, badge] of Object.entries(badges)) {
        if (!topics.includes(badge.topic) || !may(badge.may)) continue;
        badge.count(environment).then(
          (n) => counts.get().get(code) !== n && counts.tell(new Map(counts.get()).set(code, n)),
          () => undefined,
        );
      }
    },
    [environment, may, counts],
  );
  useEffect(() => count(TOPICS), [count]);
  useChanges(TOPICS, count);
  return counts;
}

/** Filled by the frame; who shows a number hears of that number alone. */
export const BadgesContext = createContext<Told<Counts>>(told<Counts>(new Map()));

/** How many things wait on these pages in all. */
export function useWaiting(items: readonly MenuItem[]): number {
  const counts = use(BadgesContext);
  return useSyncExternalStore(counts.subscribe, () =>
    items.reduce((sum, { code }) => sum + (counts.get().get(code) ?? 0), 0),
  );
}

/** Does more wait on no other page of the menu? */
export function useIsHottest(groups: readonly MenuGroup[], { code }: MenuItem): boolean {
  const counts = use(BadgesContext);
  return useSyncExternalStore(counts.subscribe, () => {
    const now = counts.get();
    const own = now.get(code) ?? 0;
    return groups.every(({ items }) => items.every((item) => (now.get(item.code) ?? 0) <= own));
  });
}
