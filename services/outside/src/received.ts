import { OUTSIDE_SYSTEMS, type OutsideSystem } from "@linehaul/schema/delivery";

/** What a system does with what it is sent. */
export const MANNERS = ["TAKES", "REFUSES", "IS_AWAY", "DAWDLES", "LOSES_ANSWER", "NEVER_ANSWERS"] as const;
export type Manner = (typeof MANNERS)[number];

/** Something that a system has: once, however often it was sent by the same key. */
export interface Received {
  readonly key: string;
  readonly kind: string;
  /** How people call what it is about. */
  readonly name: string;
  readonly version: number;
  /** Which of the system's places it is for; null where it has none. */
  readonly place: string | null;
  /** What it says, where it is a letter. */
  readonly text: string | null;
  readonly at: Date;
  /** How often it came. */
  readonly times: number;
}
/** A system that stands in for one of others. */
export interface StandIn {
  readonly system: OutsideSystem;
  manner: Manner;
  /** Requests that were not taken: in order, the newest last. */
  refused: number;
  /** The newest first. */
  readonly received: () => readonly Received[];
  readonly take: (what: Omit<Received, "at" | "times">, at: Date) => void;
}

/** Older ones go: it is a demonstration. */
const MOST_KEPT = 500;

function standIn(system: OutsideSystem): StandIn {
  const has = new Map<string, Received>();
  return {
    system,
    manner: "TAKES",
    refused: 0,
    received: () => [...has.values()].toReversed(),
    take(what, at) {
      const before = has.get(what.key);
      has.set(what.key, { ...what, at: before?.at ?? at, times: (before?.times ?? 0) + 1 });
      const [oldest] = has.keys();
      if (has.size > MOST_KEPT && oldest !== undefined) has.delete(oldest);
    },
  };
}

export type StandIns = ReadonlyMap<OutsideSystem, StandIn>;
export const newStandIns = (): StandIns => new Map(OUTSIDE_SYSTEMS.map((system) => [system, standIn(system)]));
