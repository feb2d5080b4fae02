import type { Db } from "../database-type.ts";
import { idAt } from "./ids.ts";
import { load } from "./load.ts";
import type { Random } from "./prng.ts";
import { newDelivery, type Telling } from "../way-out/ask.ts";
import { type AttemptRecord, delivery, deliveryAttempt, type DeliveryRecord } from "../way-out/tables.ts";
import type { OutsideSystem } from "@linehaul/schema/delivery";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** How an attempt ended. */
export type Told = Pick<AttemptRecord, "outcome" | "status" | "silence" | "answer">;
export const said = (outcome: Told["outcome"], status: number, answer: string): Told => ({
  outcome,
  status,
  answer,
  silence: null,
});
export const silent = (silence: Told["silence"]): Told => ({ outcome: "LATER", status: null, answer: null, silence });
export const isOver = (ends: readonly Told[]): boolean => ends.length > 0 && ends.at(-1)?.outcome !== "LATER";

export interface DemoDelivery {
  readonly delivery: DeliveryRecord;
  readonly attempts: readonly AttemptRecord[];
}

/** A delivery that was asked for `at`, with what came of each attempt; what waits was told to come again long after `until`. */
export function demoDelivery(
  r: Random,
  system: OutsideSystem,
  telling: Telling,
  about: {
    readonly at: number;
    readonly until: number;
    readonly ends: readonly Told[];
    readonly askedBy: string;
    readonly version?: number;
  },
): DemoDelivery {
  const { at, until, ends, askedBy, version = 1 } = about;
  const traceId = Array.from({ length: 32 }, () => r.int(0, 15).toString(16)).join("");
  const times = ends.map((_, i) => at + r.int(1, 900) + i * r.int(1, 12) * MINUTE);
  const id = idAt(r, at);
  const { kind, subject, name, site, country, orgCode, customerCode } = telling;
  const attempts = ends.map((told, i): AttemptRecord => ({
    ...told,
    id: idAt(r, times[i] ?? at),
    deliveryId: id,
    system,
    kind,
    subject,
    name,
    site,
    country,
    orgCode,
    customerCode,
    number: i + 1,
    at: new Date(times[i] ?? at),
    durationMs: told.silence === "TIMEOUT" ? 10_000 : r.int(40, 900),
    traceId,
  }));
  const over = isOver(ends);
  return {
    delivery: {
      ...newDelivery(system, telling, version, { askedBy, at: new Date(at), traceId }),
      id,
      state: !over ? "PENDING" : ends.at(-1)?.outcome === "TAKEN" ? "SUCCESS" : "FAILED",
      attempts: ends.length,
      nextAt: new Date(over ? at : until + r.int(6, 18) * HOUR),
      endedAt: over ? new Date((times.at(-1) ?? at) + 500) : null,
    },
    attempts,
  };
}

export async function loadDeliveries(db: Db, made: readonly DemoDelivery[]): Promise<void> {
  await load(
    db,
    delivery,
    made.map((one) => one.delivery),
  );
  await load(
    db,
    deliveryAttempt,
    made.flatMap((one) => one.attempts),
  );
}
