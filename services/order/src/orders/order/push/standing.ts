import type { Db } from "@linehaul/kit/database-type";
import { isToldSo, lastTold } from "@linehaul/kit/way-out/told";
import type { Pushable, PushStanding } from "@linehaul/schema/orders/order/push";
import { and, inArray, type SQL } from "drizzle-orm";
import { stateWords } from "../../../base-data/status-mapping/words.ts";
import { declarations } from "../../order-push/content.ts";
import { tellingOf } from "../../order-push/push.ts";
import { cancelledBy } from "../cancel/found.ts";
import { orders } from "../table.ts";

/** How those of these orders that are among the caller's (`mine`) stand before a push, as they were asked for. */
export async function standings(db: Db, mine: SQL, ids: readonly string[]): Promise<Pushable[]> {
  const found = await db
    .select()
    .from(orders)
    .where(and(mine, inArray(orders.id, [...ids])));
  const told = await lastTold(
    db,
    "CUSTOMS",
    found.map(({ id }) => id),
  );
  const contents = await declarations(
    db,
    found.filter(({ orderStatus }) => orderStatus !== "CANCELLED"),
  );
  const words = await stateWords(db, "CUSTOMS");
  const before = await cancelledBy(db, found);
  const standing = (order: (typeof found)[number]): PushStanding => {
    const [last, content] = [told.get(order.id), contents.get(order.id)];
    if (content === undefined) {
      if (last?.kind !== "CANCEL") return "REFUSED";
      return words.has("CANCELLED") ? "CANCELLATION" : "UNMAPPED";
    }
    const telling = tellingOf(order, "DECLARE", content, words);
    if (telling.unmapped !== undefined) return "UNMAPPED";
    if (last === undefined) return "NEW";
    return isToldSo(last, telling) ? "UNCHANGED" : "CHANGED";
  };
  const rows = new Map(
    found.map((order): [string, Pushable] => {
      const { id, sfWaybillNo, orderStatus } = order;
      const by = before.get(id) ?? { by: null, at: null };
      return [id, { id, sfWaybillNo, orderStatus, standing: standing(order), ...by }];
    }),
  );
  return ids.flatMap((id) => rows.get(id) ?? []);
}
