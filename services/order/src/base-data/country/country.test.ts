import { onEachDatabase } from "@linehaul/kit/testing/database";
import { result, testService } from "@linehaul/kit/testing/service";
import { countryRoutes } from "@linehaul/schema/base-data/country";
import { expect, test } from "vitest";
import { order as service } from "../../service.ts";
import { withoutOrders } from "../../testing/filled.ts";

onEachDatabase(withoutOrders, (database) => {
  test("SYS-07 every country has a name in each language, a dialling code, a currency and a zone", async () => {
    const app = await testService({ ...service, database: database() });
    const list = await result(app, countryRoutes.list, {});
    await app.close();
    expect(list.length).toBeGreaterThan(235);
    expect(list.find((c) => c.countryCode === "MY")).toEqual({
      countryCode: "MY",
      countryNameI18n: { en: "Malaysia", "zh-CN": "马来西亚", "zh-HK": "馬來西亞" },
      phoneCode: "60",
      currencyCode: "MYR",
      timeZone: "Asia/Kuala_Lumpur",
      status: "ENABLED",
      levelsI18n: { en: ["State", "District", "Mukim"], "zh-CN": ["州", "县", "区"], "zh-HK": ["州", "縣", "區"] },
    });
    for (const c of list) {
      for (const name of Object.values(c.countryNameI18n)) expect(name).not.toBe(c.countryCode);
      expect(c.phoneCode).toMatch(/^\d{1,4}$/);
      expect(c.currencyCode).toMatch(/^[A-Z]{3}$/);
      expect(() => new Intl.DateTimeFormat("en", { timeZone: c.timeZone })).not.toThrow();
    }
  });
});
