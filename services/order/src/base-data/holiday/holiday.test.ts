import { keepsToCatalogue } from "@linehaul/kit/testing/catalogue";
import { onEachDatabase } from "@linehaul/kit/testing/database";
import { released } from "@linehaul/kit/testing/filling";
import { ask, result, testService } from "@linehaul/kit/testing/service";
import { holidayRoutes as routes } from "@linehaul/schema/base-data/holiday/routes";
import { type Holiday, HolidayForm, holidaySorts as sorts } from "@linehaul/schema/base-data/holiday/row";
import { SERVICE_CODES } from "@linehaul/schema/errors";
import { addDays } from "@linehaul/schema/time";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { order as service } from "../../service.ts";
import { seedHolidays } from "./demo.ts";
import { otherThen } from "./overlap.ts";
import { holiday } from "./table.ts";

type Own = Pick<
  Holiday,
  "countryCode" | "region" | "firstDay" | "lastDay" | "worksAs" | "purposes" | "nameEn" | "nameZhCn" | "nameZhHk"
>;
let made = 0;
/** Each of a country and days of its own. */
const fresh = (more: Partial<Own> = {}): Own => {
  const day = addDays("2031-01-01", ++made * 3);
  return {
    countryCode: `${String.fromCharCode(65 + (made % 4))}E`,
    region: "",
    firstDay: day,
    lastDay: addDays(day, 1),
    worksAs: "DAY_OFF",
    purposes: ["REVIEW", "PICKUP"],
    nameEn: `Test day ${made}`,
    nameZhCn: `测试日${made}`,
    nameZhHk: `測試日${made}`,
    ...more,
  };
};

onEachDatabase(released(service), (database) => {
  let app: FastifyInstance;
  beforeAll(async () => {
    app = await testService({ ...service, database: database() });
  });
  afterAll(() => app.close());

  keepsToCatalogue<Own, Holiday, keyof typeof sorts>(database, service, {
    fresh: () => fresh({ countryCode: ["AE", "BE", "DE", "EE"][made % 4] ?? "AE" }),
    unique: "nameEn",
    clash: { path: ["firstDay"], key: "holiday.overlap" },
    sorts,
    view: "HOLIDAY.VIEW",
    create: (to, body, more) => ask(to, routes.save, { body }, { button: "HOLIDAY.CREATE", ...more }),
    edit: (to, body, more) => ask(to, routes.save, { body }, { button: "HOLIDAY.EDIT", ...more }),
    byIds: (to, ids) => ask(to, routes.byIds, { body: { ids } }),
    page: (to, body) => ask(to, routes.pageQuery, { body }),
    remove: (to, id, more) => ask(to, routes.delete, { params: { id } }, more),
  });

  test("the demo has holidays of every site's country that the contract would take, none in another's way", async () => {
    const until = new Date("2026-11-20T10:00:00Z");
    await database().db.transaction(async (tx) => {
      await tx.delete(holiday);
      await seedHolidays(tx, until);
    });
    for (const countryCode of ["MY", "ID", "VN"]) {
      const kept = await result(app, routes.year, { body: { countryCode, year: 2026 } });
      expect(kept.length).toBeGreaterThan(7);
      for (const row of kept) {
        expect(HolidayForm.safeParse(row).error).toBeUndefined();
        expect(await otherThen(database().db, row)).toBeNull();
      }
    }
  });

  const add = (body: Own) => ask(app, routes.save, { body }, { button: "HOLIDAY.CREATE" });

  test("a day twice for a country, region and purpose is refused at its field, the other one named in the reader's language", async () => {
    const days = { countryCode: "SG", firstDay: "2033-02-01", lastDay: "2033-02-03" };
    const first = fresh(days);
    expect(await add(first)).toMatchObject({ code: 0 });
    const again = fresh({ ...days, firstDay: "2033-02-03", lastDay: "2033-02-20", purposes: ["PICKUP", "DELIVERY"] });
    const refused = await ask(
      app,
      routes.save,
      { body: again },
      {
        button: "HOLIDAY.CREATE",
        headers: { "accept-language": "zh-CN" },
      },
    );
    expect(refused).toMatchObject({
      code: SERVICE_CODES.duplicate,
      detail: `${first.nameZhCn} · 2033-02-01 – 2033-02-03`,
      fields: [{ path: ["firstDay"], key: "holiday.overlap", params: { name: first.nameZhCn } }],
    });
    const apart: Partial<Own>[] = [
      { region: "East" },
      { purposes: ["DELIVERY"] },
      { countryCode: "JP" },
      { firstDay: "2033-02-04", lastDay: "2033-02-04" },
    ];
    for (const more of apart) expect(await add(fresh({ ...days, ...more }))).toMatchObject({ code: 0 });
  });

  test("a year's view has what the country keeps then, also what begins in the year before", async () => {
    const year = (n: number) => result(app, routes.year, { body: { countryCode: "TH", year: n } });
    const kept = fresh({ countryCode: "TH", firstDay: "2034-12-30", lastDay: "2035-01-02" });
    await add(kept);
    await add(fresh({ countryCode: "TH", region: "Phuket", firstDay: "2035-05-01", lastDay: "2035-05-01" }));
    expect((await year(2034)).map(({ nameEn }) => nameEn)).toEqual([kept.nameEn]);
    expect((await year(2035)).map(({ region }) => region)).toEqual(["", "Phuket"]);
    expect(await year(2036)).toEqual([]);
  });

  test.each([
    ["lastDay", { firstDay: "2036-02-02", lastDay: "2036-02-01" }, "grant.days"],
    ["lastDay", { firstDay: "2036-02-01", lastDay: "2036-03-03" }, "holiday.days"],
    ["firstDay", { firstDay: "2036-02-30" }, "day"],
    ["purposes", { purposes: [] }, "required"],
    ["nameZhHk", { nameZhHk: " " }, "required"],
    ["countryCode", { countryCode: "ZZ" }, "country.unknown"],
  ] as const)("refuses a bad %s: %j", async (field, bad, key) => {
    const body = { ...fresh(), ...bad, purposes: "purposes" in bad ? [] : ["REVIEW" as const] };
    expect(await add(body)).toMatchObject({ code: SERVICE_CODES.invalid, fields: [{ path: [field], key }] });
  });
});
