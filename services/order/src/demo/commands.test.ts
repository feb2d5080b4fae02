import { OPEN_MS, openTestEmbedded } from "@linehaul/kit/testing/database";
import type { OpenDatabase } from "@linehaul/kit/database";
import { delivery } from "@linehaul/kit/way-out/tables";
import { SITE_CODES } from "@linehaul/schema/sites";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { storeOrders } from "../demo.ts";
import { commandFlags } from "../orders/intercept-release/commands.ts";
import { order as service } from "../service.ts";
import { seedCommands } from "./commands.ts";
import { demoOrders } from "./order.ts";

const COUNT = 3_000;
const until = new Date("2026-11-20T10:00:00Z");
const make = demoOrders({ orders: COUNT, until });
let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestEmbedded(service.migrations);
  await storeOrders(
    database.db,
    Array.from({ length: COUNT }, (_, i) => make(i)),
  );
  await seedCommands(database.db, until);
}, OPEN_MS);
afterAll(() => database.close());

test("REV-03 each site has commands in several states, each once", async () => {
  const rows = await database.db.select().from(delivery).where(eq(delivery.system, "OUTLET"));
  for (const site of SITE_CODES) {
    const mine = rows.filter((row) => row.site === site);
    expect(mine.length).toBeGreaterThanOrEqual(12);
    expect(new Set(mine.map(({ state }) => state))).toEqual(new Set(["SUCCESS", "FAILED", "PENDING"]));
    expect(mine.every(({ place, askedAt }) => place !== null && askedAt <= until)).toBe(true);
  }
  const ids = [...new Set(rows.map(({ subject }) => subject))];
  const flags = await commandFlags(database.db, ids);
  expect(new Set(ids.map((id) => `${flags(id).intercepted} ${flags(id).released}`))).toEqual(
    new Set(["SENT null", "SENT SENT", "SENT UNSENT", "UNSENT null"]),
  );
});
