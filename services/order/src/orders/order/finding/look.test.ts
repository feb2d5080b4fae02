import { rowsOf } from "@linehaul/kit/database-type";
import { onEachDatabase } from "@linehaul/kit/testing/database";
import { released } from "@linehaul/kit/testing/filling";
import { FINDING_KINDS } from "@linehaul/schema/finding/limits";
import {
  PLAIN,
  plainEmail as emailHere,
  plainPhone as phoneHere,
  plainValue,
} from "@linehaul/schema/finding/plain-value";
import { and, eq, sql } from "drizzle-orm";
import fc from "fast-check";
import { beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { storeOrders } from "../../../demo.ts";
import { demoOrders } from "../../../demo/order.ts";
import { order as service } from "../../../service.ts";
import { orderParty } from "../parts/table.ts";
import { orders } from "../table.ts";
import { soughtOrders } from "./look.ts";
import { plain, plainEmail, plainPhone } from "@linehaul/kit/finding/plain";

const Read = z.object({ phone: z.string(), email: z.string(), cert: z.string() });
const Line = z.object({ "QUERY PLAN": z.string() });
const Id = z.object({ id: z.uuid() });
const INDEXES = {
  PHONE: ["order_party_phone"],
  EMAIL: ["order_party_email"],
  CERTIFICATE: ["order_party_cert"],
  CARD: ["orders_pay_card", "orders_tax_card", "orders_cod_card"],
};

const make = demoOrders({ orders: 120, until: new Date("2026-11-20T10:00:00Z") });
const all = Array.from({ length: 120 }, (_, i) => make(i));

onEachDatabase(released(service), (database) => {
  // Everybody has the same.
  beforeAll(async () => {
    const { db } = database();
    await storeOrders(db, all);
    await db.update(orderParty).set({ email: "every@one.example" });
    await db.update(orders).set({ payMonthCard: "7551234567", taxMonthCard: "7551234567" });
  });

  test("PERM-12 the database and the console read a value alike", async () => {
    const signs = fc.constantFrom(...Array.from(`${PLAIN.from}字é00`));
    const [texts] = fc.sample(
      fc.array(fc.string({ unit: signs, maxLength: 20 }), { minLength: 300, maxLength: 300 }),
      1,
    );
    const columns = { phone: orderParty.phone, email: orderParty.email, cert: orderParty.certNo };
    const values = sql`unnest(${sql.param(texts)}::text[]) with ordinality as given(text, n)`;
    const found = await rowsOf(
      database().db,
      sql`select ${plainPhone(columns.phone)} as phone, ${plainEmail(columns.email)} as email, ${plain(columns.cert)} as cert
        from (select text as phone, text as email, text as cert_no, n from ${values}) as order_party order by n`,
      Read,
    );
    expect(found).toEqual(
      texts!.map((text) => ({ phone: phoneHere(text), email: emailHere(text), cert: plainValue(text) })),
    );
  });

  test.each(FINDING_KINDS)("PERM-12 what %s finds is read from its indexes", async (kind) => {
    const plan = await database().db.transaction(async (tx) => {
      // So few rows would be read one after the other.
      await tx.execute(sql`set local enable_seqscan = off`);
      const explained = sql`explain ${soughtOrders(kind, "60123456789", eq(orders.site, "MY"))}`;
      return JSON.stringify(await rowsOf(tx, explained, Line));
    });
    for (const index of INDEXES[kind]) expect(plan).toContain(index);
    expect(plan).not.toContain("Seq Scan");
  });

  test("PERM-12 the planner is told how common a card is, which an index without the empty ones does not", async () => {
    const known = sql`select indexdef from pg_indexes join pg_statistic_ext on stxname = indexname || '_plain'
      where pg_get_indexdef(('"' || indexname || '"')::regclass, 1, true) = any(pg_get_statisticsobjdef_expressions(pg_statistic_ext.oid))`;
    expect(await rowsOf(database().db, known, z.object({ indexdef: z.string() }))).toHaveLength(INDEXES.CARD.length);
  });

  test.each([
    ["the newest hold all that have it", { few: 500, often: 1, most: 20 }],
    ["many of the newest are the caller's", { few: 10, often: 1, most: 20 }],
    ["hardly any of the newest are the caller's", { few: 10, often: 11, most: 20 }],
    ["the newest hold more than are kept", { few: 40, often: 1, most: 2 }],
  ])("PERM-12 of a common value the caller's newest are found, once each, where %s", async (_, reach) => {
    const { db } = database();
    const mine = all.filter(({ order }) => order.site === "MY" && order.payMethod === "SENDER");
    const ids = mine.map(({ order }) => order.id).sort();
    const newest = ids.reverse().slice(0, reach.most + 1);
    const where = and(eq(orders.site, "MY"), eq(orders.payMethod, "SENDER")) ?? sql`false`;
    const found = [
      await rowsOf(db, soughtOrders("EMAIL", "every@one.example", where, reach), Id),
      await rowsOf(db, soughtOrders("CARD", "7551234567", where, reach), Id),
    ];
    expect(mine.length).toBeGreaterThan(22);
    for (const one of found) expect(one.map(({ id }) => id)).toEqual(newest);
  });
});
