import { COUNTRIES } from "@linehaul/kit/demo/countries";
import { idAt } from "@linehaul/kit/demo/ids";
import { load } from "@linehaul/kit/demo/load";
import { random } from "@linehaul/kit/demo/prng";
import type { Db } from "@linehaul/kit/database-type";
import type { PgTable } from "drizzle-orm/pg-core";
import { country } from "./base-data/country/table.ts";
import { currency } from "./base-data/currency/table.ts";
import { beginning } from "./demo/calendar.ts";
import { CURRENCIES } from "./demo/currencies.ts";
import { type DemoOrder, demoOrders, type DemoSize } from "./demo/order.ts";
import { orderGoods, orderHistory, orderNumber, orderParty, orderService } from "./orders/order/parts/table.ts";
import { orders } from "./orders/order/table.ts";

/** Orders that are stored in one transaction: few enough for the memory of an embedded database. */
const BATCH = 1000;

const isEmpty = async (db: Db, table: PgTable): Promise<boolean> =>
  (await db.select().from(table).limit(1)).length === 0;

/** Countries and currencies: reference data without which no order can be shown. */
async function seedBaseData(db: Db, until: Date): Promise<void> {
  if (await isEmpty(db, country))
    await load(
      db,
      country,
      COUNTRIES.map(({ countryNameI18n: name, ...c }) => ({
        ...c,
        nameEn: name.en,
        nameZhCn: name["zh-CN"],
        nameZhHk: name["zh-HK"],
      })),
    );
  if (await isEmpty(db, currency)) {
    const at = beginning(until);
    const stamp = {
      status: "ENABLED",
      version: 1,
      createdBy: "system",
      createdAt: at,
      modifiedBy: "system",
      modifiedAt: at,
    } as const;
    await load(
      db,
      currency,
      CURRENCIES.map((c, i) => ({
        ...c,
        ...stamp,
        id: idAt(random("currency", c.code), at.getTime()),
        sort: (i + 1) * 10,
      })),
    );
  }
}

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
 * Fills an empty database with countries, currencies and that many orders over the thirteen months that end at `until`; what is
 * filled already stays as it is. Broken off, it leaves no order behind.
 */
export async function seedOrder(db: Db, size: DemoSize): Promise<void> {
  await seedBaseData(db, size.until);
  if (!(await isEmpty(db, orders))) return;
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
