import type { Db } from "@linehaul/kit/database-type";
import { anyOf } from "@linehaul/kit/many";
import { delivery, type DeliveryRecord } from "@linehaul/kit/way-out/tables";
import { and, asc, eq } from "drizzle-orm";

type Commands = readonly DeliveryRecord[];
const about = (ids: readonly string[]) => and(eq(delivery.system, "OUTLET"), anyOf(delivery.subject, ids));

/** All that was commanded about these orders, in its order; nobody else's until the transaction ends. */
export async function heldCommands(tx: Db, orderIds: readonly string[]): Promise<ReadonlyMap<string, Commands>> {
  if (orderIds.length === 0) return new Map();
  const rows = await tx
    .select()
    .from(delivery)
    .where(about(orderIds))
    .orderBy(asc(delivery.subject), asc(delivery.version))
    .for("update");
  return Map.groupBy(rows, ({ subject }) => subject);
}

/** What holds of an order's commands: all but those that were withdrawn. */
export const standing = (commands: Commands): Commands => commands.filter(({ state }) => state !== "WITHDRAWN");

/** Whether a command reached its outlet. */
export type Sent = "SENT" | "UNSENT";
export interface CommandFlags {
  /** Null where nobody commanded it, or it was withdrawn. */
  readonly intercepted: Sent | null;
  /** Of the last interception's release. */
  readonly released: Sent | null;
}
const NO_FLAGS: CommandFlags = { intercepted: null, released: null };

const flagsOf = (commands: readonly Pick<DeliveryRecord, "kind" | "state">[]): CommandFlags =>
  commands.reduce<CommandFlags>((flags, { kind, state }) => {
    if (state === "WITHDRAWN") return flags;
    const sent = state === "SUCCESS" ? "SENT" : "UNSENT";
    return kind === "RELEASE" ? { ...flags, released: sent } : { intercepted: sent, released: null };
  }, NO_FLAGS);

/** The flags of REV-03, by order; one statement whatever their number. */
export async function commandFlags(db: Db, orderIds: readonly string[]): Promise<(orderId: string) => CommandFlags> {
  const { subject, kind, state, version } = delivery;
  const rows =
    orderIds.length === 0
      ? []
      : await db.select({ subject, kind, state }).from(delivery).where(about(orderIds)).orderBy(asc(version));
  const by = Map.groupBy(rows, (row) => row.subject);
  return (orderId) => flagsOf(by.get(orderId) ?? []);
}
