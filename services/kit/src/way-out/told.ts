import { and, eq, inArray } from "drizzle-orm";
import type { OutsideSystem } from "@linehaul/schema/delivery";
import type { Db } from "../database-type.ts";
import { keyOf, type Telling } from "./ask.ts";
import { delivery, type DeliveryRecord } from "./tables.ts";

type Told = Pick<DeliveryRecord, "subject" | "kind" | "version" | "key">;

/** What was last told of these things, to look at: it may change meanwhile. */
export async function lastTold(
  db: Db,
  system: OutsideSystem,
  subjects: readonly string[],
): Promise<ReadonlyMap<string, Told>> {
  if (subjects.length === 0) return new Map();
  const { subject, kind, version, key } = delivery;
  const found = await db
    .select({ subject, kind, version, key })
    .from(delivery)
    .where(and(eq(delivery.system, system), eq(delivery.isNewest, true), inArray(subject, [...subjects])));
  return new Map(found.map((one) => [one.subject, one]));
}

/** Would the receiver know it again by its key? */
export const isToldSo = ({ key, version }: Told, telling: Telling): boolean => key === keyOf(telling, version);
