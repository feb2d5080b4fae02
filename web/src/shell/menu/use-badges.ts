import { createContext, use, useCallback, useEffect, useState, useSyncExternalStore } from "react";
import { useRelayEnvironment } from "react-relay";
import type { MenuButton } from "@linehaul/schema/modules";
import type { MenuGroup, MenuItem } from "../../pages/menu/items.ts";
import { told, type Told } from "../../relay/told.ts";
import { useChanges, type ChangeTopic } from "../../tab/changes.ts";
import type { Badges } from "./badges.ts";

const NOTHING: Badges = { topics: [], count: () => undefined };
/** Code of its own, which grows with the pages: the menu is there before anything is counted. */
const load = async () => (await import("./badges.ts")).openBadges;

/** How many things wait, by page. */
export type Counts = ReadonlyMap<string, number>;

/** How many things wait on each page that the role may see, counted again when they change. A count that can't be had leaves the last one. */
export function useBadges(may: (button: MenuButton) => boolean): Told<Counts> {
  const environment = useRelayEnvironment();
  const [badges, setBadges] = useState(NOTHING);
  const [counts] = useState(() => told<Counts>(new Map()));
  const count = useCallback(
    (changed: readonly ChangeTopic[] | null) => badges.count({ environment, may, counts }, changed),
    [badges, environment, may, counts],
  );
  useEffect(() => {
    load().then(
      (open) => setBadges(open()),
      () => undefined,
    );
  }, []);
  useEffect(() => count(null), [count]);
  useChanges(badges.topics, count);
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
