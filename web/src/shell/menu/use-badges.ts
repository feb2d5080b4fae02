import { useCallback, useEffect, useState } from "react";
import { useRelayEnvironment } from "react-relay";
import type { MenuButton } from "@linehaul/schema/modules";
import { badges } from "../../pages/__generated__/badges.ts";
import type { ChangeTopic } from "../live/changes.ts";
import { useChanges } from "../live/use-changes.ts";

const TOPICS = [...new Set(Object.values(badges).map((badge) => badge.topic))];

/** How many things wait on each page that the role may see, counted again when they change. A count that can't be had leaves the last one. */
export function useBadges(may: (button: MenuButton) => boolean): ReadonlyMap<string, number> {
  const environment = useRelayEnvironment();
  const [counts, setCounts] = useState<ReadonlyMap<string, number>>(() => new Map());
  const count = useCallback(
    (topics: readonly ChangeTopic[]) => {
      for (const [code, badge] of Object.entries(badges)) {
        if (!topics.includes(badge.topic) || !may(badge.may)) continue;
        badge.count(environment).then(
          (n) => setCounts((before) => new Map(before).set(code, n)),
          () => undefined,
        );
      }
    },
    [environment, may],
  );
  useEffect(() => count(TOPICS), [count]);
  useChanges(TOPICS, count);
  return counts;
}
