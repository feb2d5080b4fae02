import { load } from "@linehaul/kit/demo/load";
import type { Db } from "@linehaul/kit/database-type";
import { type NewOrder, orders } from "../table.ts";
import { orderControl, orderGoods, orderHistory, orderNumber, orderParty, orderService } from "./table.ts";

/** An order with its parts, ready to be stored. */
export interface OrderParts {
  readonly order: NewOrder;
  readonly parties: readonly (typeof orderParty.$inferInsert)[];
  readonly goods: readonly (typeof orderGoods.$inferInsert)[];
  /** Controls that it falls under; left out: none. */
  readonly controls?: readonly (typeof orderControl.$inferInsert)[];
  readonly services: readonly (typeof orderService.$inferInsert)[];
  readonly history: readonly (typeof orderHistory.$inferInsert)[];
  readonly numbers: readonly (typeof orderNumber.$inferInsert)[];
}

/** Orders that are stored in one statement a table: few enough for the memory of an embedded database. */
const BATCH = 1000;

/** Stores orders with their parts. */
export async function insertOrders(tx: Db, all: readonly OrderParts[]): Promise<void> {
  for (let from = 0; from < all.length; from += BATCH) {
    const batch = all.slice(from, from + BATCH);
    await load(
      tx,
      orders,
      batch.map((o) => o.order),
    );
    await load(
      tx,
      orderParty,
      batch.flatMap((o) => o.parties),
    );
    await load(
      tx,
      orderGoods,
      batch.flatMap((o) => o.goods),
    );
    await load(
      tx,
      orderControl,
      batch.flatMap((o) => o.controls ?? []),
    );
    await load(
      tx,
      orderService,
      batch.flatMap((o) => o.services),
    );
    await load(
      tx,
      orderHistory,
      batch.flatMap((o) => o.history),
    );
    await load(
      tx,
      orderNumber,
      batch.flatMap((o) => o.numbers),
    );
  }
}
