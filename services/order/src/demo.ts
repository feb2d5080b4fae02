import { load } from "@linehaul/kit/demo/load";
import type { Db } from "@linehaul/kit/database-type";
import { bringBaseData } from "./base-data/shipped.ts";
import { seedWarehouseAddresses } from "./base-data/warehouse-address/demo.ts";
import { beginning } from "./demo/calendar.ts";
import { seedCustomers } from "./demo/customers.ts";
import { type DemoOrder, demoOrders, type DemoSize } from "./demo/order.ts";
import { seedPools } from "./demo/pools.ts";
import { orderGoods, orderHistory, orderNumber, orderParty, orderService } from "./orders/order/parts/table.ts";
import { orders } from "./orders/order/table.ts";

/** Orders that are stored in one transaction: few enough for the memory of an embedded database. */
const BATCH = 1000;

/** Stores a batch with its parts. */
export async function storeOrders(db: Db, batch: readonly DemoOrder[]): Promise<void> {
  await load(
    db,
    orders,
    batch.map((o) => o.order),
  );
  await load(
    db,
    orderParty,
    batch.flatMap((o) => o.parties),
  );
  await load(
    db,
    orderGoods,
    batch.flatMap((o) => o.goods),
  );
  await load(
    db,
    orderService,
    batch.flatMap((o) => o.services),
  );
  await load(
    db,
    orderHistory,
    batch.flatMap((o) => o.history),
  );
  await load(
    db,
    orderNumber,
    batch.flatMap((o) => o.numbers),
  );
}

/**
 * Fills an empty database with base data, the customers, free waybill numbers and that many orders over the thirteen months that end at `until`; what is
 * filled already stays as it is. Broken off, it leaves no order behind.
 */
export async function seedOrder(db: Db, size: DemoSize): Promise<void> {
  await bringBaseData(db, beginning(size.until));
  await seedCustomers(db);
  await seedPools(db);
  const [found] = await db.select({ id: orders.id }).from(orders).limit(1);
  if (found !== undefined) return;
  await seedWarehouseAddresses(db, beginning(size.until));
  const make = demoOrders(size);
  await db.transaction(async (tx) => {
    for (let done = 0; done < size.orders; done += BATCH) {
      const count = Math.min(BATCH, size.orders - done);
      await storeOrders(
        tx,
        Array.from({ length: count }, (_, i) => make(done + i)),
      );
    }
  });
  // A plan made before the rows came would take the wrong index.
  await db.execute("analyze");
}
