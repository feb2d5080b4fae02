import type { IEnvironment } from "relay-runtime";
import { WAITING, WAITING_KINDS, type WaitingKind } from "@linehaul/schema/accounts/waiting";
import type { MenuButton } from "@linehaul/schema/modules";
import { badges } from "../../pages/__generated__/badges.ts";
import { countWaiting, WAITING_TOPIC } from "../../pages/waiting.ts";
import type { Told } from "../../relay/told.ts";
import type { ChangeTopic } from "../../tab/changes.ts";
import type { Counts } from "./use-badges.ts";

/** For whom things are counted, and where the numbers are told. */
interface Counting {
  readonly environment: IEnvironment;
  readonly may: (button: MenuButton) => boolean;
  readonly counts: Told<Counts>;
}
/** The numbers of the menu. */
export interface Badges {
  /** After changes of these some are counted again. */
  readonly topics: readonly ChangeTopic[];
  /** Counts what these changes concern, everything for null. A count that can't be had leaves the last one. */
  readonly count: (by: Counting, changed: readonly ChangeTopic[] | null) => void;
}

const ALL = Object.entries(badges);
const TOPICS = [
  ...new Set([...Object.values(WAITING_TOPIC), ...ALL.flatMap(([, badge]) => ("waits" in badge ? [] : [badge.topic]))]),
];

function tell({ counts }: Counting, code: string, count: number): void {
  if (counts.get().get(code) !== count) counts.tell(new Map(counts.get()).set(code, count));
}
const ignore = (): void => undefined;

export function openBadges(): Badges {
  /** What waits of each kind, as it was answered last. */
  const waiting = new Map<string, number>();

  /** One request, whatever number of pages it is shown at. */
  async function countKinds(by: Counting, kinds: readonly WaitingKind[]): Promise<void> {
    if (kinds.length === 0) return;
    for (const [kind, count] of await countWaiting(by.environment, kinds)) waiting.set(kind, count);
    for (const [code, badge] of ALL)
      if ("waits" in badge)
        tell(
          by,
          code,
          badge.waits.reduce((sum, kind) => sum + (waiting.get(kind) ?? 0), 0),
        );
  }

  return {
    topics: TOPICS,
    count(by, changed) {
      const isDue = (may: MenuButton, topic: ChangeTopic) => changed?.includes(topic) !== false && by.may(may);
      const kinds = WAITING_KINDS.filter((kind) => isDue(WAITING[kind].may, WAITING_TOPIC[kind]));
      countKinds(by, kinds).catch(ignore);
      for (const [code, badge] of ALL)
        if (!("waits" in badge) && isDue(badge.may, badge.topic))
          badge.count(by.environment).then((n) => tell(by, code, n), ignore);
    },
  };
}
