import { onEachDatabase } from "@linehaul/kit/testing/database";
import { released } from "@linehaul/kit/testing/filling";
import { testService } from "@linehaul/kit/testing/service";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { order as service } from "../service.ts";
import { country } from "./country/table.ts";
import { CURRENCIES } from "./currency/currencies.ts";
import { currency } from "./currency/table.ts";

onEachDatabase(released(service), (database) => {
  test("SEC-07 countries and currencies are there without demo data, and edited ones stay edited", async () => {
    const start = async () => (await testService({ ...service, database: database() })).close();
    const { db } = database();
    await start();
    expect(await db.$count(country)).toBeGreaterThan(235);
    expect(await db.$count(currency)).toBe(CURRENCIES.length);
    await db.update(currency).set({ rateToCny: "1.9", version: 2 }).where(eq(currency.code, "MYR"));
    await start();
    const [ringgit] = await db.select().from(currency).where(eq(currency.code, "MYR"));
    expect(ringgit).toMatchObject({ rateToCny: "1.9", version: 2 });
  });
});
