import { rowsOf } from "@linehaul/kit/database-type";
import { onEachDatabase } from "@linehaul/kit/testing/database";
import { FINDING_KINDS } from "@linehaul/schema/finding/limits";
import {
  PLAIN,
  plainEmail as emailHere,
  plainPhone as phoneHere,
  plainValue,
} from "@linehaul/schema/finding/plain-value";
import { eq, sql } from "drizzle-orm";
import fc from "fast-check";
import { expect, test } from "vitest";
import { z } from "zod";
import { order as service } from "../../../service.ts";
import { orderParty } from "../parts/table.ts";
import { orders } from "../table.ts";
import { soughtOrders } from "./look.ts";
import { plain, plainEmail, plainPhone } from "@linehaul/kit/finding/plain";

const Read = z.object({ phone: z.string(), email: z.string(), cert: z.string() });
const Line = z.object({ "QUERY PLAN": z.string() });
const INDEXES = {
  PHONE: ["order_party_phone"],
  EMAIL: ["order_party_email"],
  CERTIFICATE: ["order_party_cert"],
  CARD: ["orders_pay_card", "orders_tax_card", "orders_cod_card"],
};

onEachDatabase(service.migrations, (database) => {
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
});
