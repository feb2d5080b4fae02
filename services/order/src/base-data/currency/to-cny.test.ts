import { onEachDatabase } from "@linehaul/kit/testing/database";
import { result, testService } from "@linehaul/kit/testing/service";
import { currencyRoutes } from "@linehaul/schema/base-data/currency";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { order as service } from "../../service.ts";
import { bringBaseData } from "../shipped.ts";
import { currency, currencyRate } from "./table.ts";
import { plainRate } from "./rates.ts";
import { ratesToCny } from "./to-cny.ts";

const MADE = new Date("2026-10-01T00:00:00Z");
const CHANGED = new Date("2026-11-02T08:00:00Z");

onEachDatabase(service.migrations, (database) => {
  test("SYS-07 an amount is judged by the rate of its moment: what a currency was worth before it was changed, and what since", async () => {
    const { db } = database();
    await bringBaseData(db, MADE);
    const [usd] = await db.select().from(currency).where(eq(currency.code, "USD"));
    const app = await testService({ ...service, database: database(), now: () => CHANGED });
    const { code, nameEn, nameZh, symbol, decimals, sort, id, version, rateToCny: old } = usd!;
    const edited = { id, version, code, nameEn, nameZh, symbol, decimals, sort, rateToCny: "9.5" };
    await result(app, currencyRoutes.save, { body: edited }, { button: "CURRENCY.EDIT" });
    await app.close();
    const at = async (instant: string, of = "USD") => {
      const rate = (await ratesToCny(db, new Date(instant)))(of);
      return rate === null ? null : plainRate(rate);
    };
    expect(await at("2026-11-02T07:59:59.999Z")).toBe(plainRate(old));
    expect(await at("2026-11-02T08:00:00Z")).toBe("9.5");
    expect(await at("2020-01-01T00:00:00Z")).toBe(plainRate(old));
    // Those of an installation that has kept none yet.
    await db.delete(currencyRate);
    expect(await at("2026-10-15T00:00:00Z")).toBe("9.5");
    await db.update(currency).set({ status: "DISABLED" }).where(eq(currency.code, "USD"));
    expect([await at("2026-11-03T00:00:00Z"), await at("2026-11-03T00:00:00Z", "XXX")]).toEqual([null, null]);
  });
});
