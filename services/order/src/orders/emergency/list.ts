import type { Db } from "@linehaul/kit/database-type";
import { anyOf } from "@linehaul/kit/many";
import { sortsIn } from "@linehaul/kit/sorts-in";
import { delivery } from "@linehaul/kit/way-out/tables";
import { CommandKind } from "@linehaul/schema/orders/command-kind";
import { type StuckOrder, type StuckOrderFilter, stuckOrderSorts } from "@linehaul/schema/orders/emergency/row";
import { and, desc, eq, ne, type SQL } from "drizzle-orm";
import { numbered } from "../order/filter.ts";
import { orderParty } from "../order/parts/table.ts";
import { orders, type OrderRecord } from "../order/table.ts";
import { handlingOf } from "../order-review/handling/standing.ts";
import { causesOf, isStuck } from "./stuck.ts";

export const sorts = sortsIn(orders, stuckOrderSorts);

export const matching = ({ numbers, why }: StuckOrderFilter = {}): SQL | undefined =>
  and(isStuck(why), numbers?.length ? numbered(numbers) : undefined);

/** What the outlets of these orders were told last, but for what was withdrawn. */
async function lastCommands(db: Db, ids: readonly string[]) {
  const { subject, kind, state, version, system } = delivery;
  const rows = await db
    .selectDistinctOn([subject], { subject, kind, state })
    .from(delivery)
    .where(and(eq(system, "OUTLET"), ne(state, "WITHDRAWN"), anyOf(subject, ids)))
    .orderBy(subject, desc(version));
  return new Map(rows.map((row) => [row.subject, { command: CommandKind.parse(row.kind), commandState: row.state }]));
}

async function senderCities(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, string | null>> {
  const rows = await db
    .select({ id: orderParty.orderId, cityCode: orderParty.cityCode })
    .from(orderParty)
    .where(and(anyOf(orderParty.orderId, ids), eq(orderParty.role, "SENDER")));
  return new Map(rows.map(({ id, cityCode }) => [id, cityCode]));
}

/** Orders as emergencies show them, in their order; four statements whatever their number. */
export async function stuckOrders(db: Db, records: readonly OrderRecord[]): Promise<StuckOrder[]> {
  if (records.length === 0) return [];
  const ids = records.map(({ id }) => id);
  // One after the other: who handles one asks on the transaction's own connection.
  const causes = await causesOf(db, ids);
  const commands = await lastCommands(db, ids);
  const cities = await senderCities(db, ids);
  const handlers = await handlingOf(db, ids);
  return records.map((o) => ({
    id: o.id,
    site: o.site,
    sfWaybillNo: o.sfWaybillNo,
    orderStatus: o.orderStatus,
    auditStatus: o.auditStatus,
    version: o.version,
    customerCode: o.customerCode,
    customerName: o.customerName,
    receiverCountry: o.receiverCountry,
    createdAt: o.createdAt.toISOString(),
    causes: causes(o.id),
    pushState: o.pushState,
    ...(commands.get(o.id) ?? { command: null, commandState: null }),
    handledBy: handlers.get(o.id)?.handledBy ?? null,
    declaredCurrency: o.declaredCurrency,
    declaredValue: o.declaredValue,
    insuredValue: o.insuredValue,
    weight: o.weight,
    senderReason: o.senderReason,
    tradeCondition: o.tradeCondition,
    exportDeclaration: o.exportDeclaration,
    importDeclaration: o.importDeclaration,
    senderCityCode: cities.get(o.id) ?? null,
  }));
}
