import type { Source } from "@linehaul/kit/source/source";
import { onEachDatabase } from "@linehaul/kit/testing/database";
import { released } from "@linehaul/kit/testing/filling";
import { ask, result, testService } from "@linehaul/kit/testing/service";
import { holidayRoutes as routes } from "@linehaul/schema/base-data/holiday/routes";
import { SERVICE_CODES } from "@linehaul/schema/errors";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { order as service } from "../../service.ts";
import { holiday } from "./table.ts";

const said = (firstDay: string, nameEn: string, lastDay = firstDay) => ({
  firstDay,
  lastDay,
  nameEn,
  nameZhCn: nameEn,
  nameZhHk: nameEn,
});
const LABOUR = said("2031-05-01", "Labour Day");
const FAIR = said("2031-06-02", "Fair", "2031-06-04");
const HARVEST = said("2031-05-30", "Tadau Kaamatan", "2031-05-31");
const YEAR = { countryCode: "MY", year: 2031 };

onEachDatabase(released(service), (database) => {
  let app: FastifyInstance;
  let answer: unknown = [];
  const source: Source = {
    kind: "REMOTE",
    read: async (what) =>
      what === "holidays/MY/2031" ? { rows: answer } : what === "holidays/MY-12/2031" ? { rows: [HARVEST] } : {},
  };
  beforeAll(async () => {
    app = await testService({ ...service, database: database(), source });
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    await database().db.delete(holiday);
    answer = [LABOUR, FAIR];
  });
  const CREATE = { button: "HOLIDAY.CREATE" } as const;
  const look = () => result(app, routes.proposed, { body: YEAR }, CREATE);
  const take = (digest: string, keys: string[]) =>
    ask(app, routes.takeProposed, { body: { ...YEAR, digest, keys } }, CREATE);
  const here = async () =>
    (await result(app, routes.year, { body: YEAR })).map(({ nameEn, region }) => [nameEn, region]);
  const save = (more: object) =>
    result(
      app,
      routes.save,
      { body: { ...LABOUR, ...YEAR, region: "", worksAs: "DAY_OFF", purposes: ["REVIEW"], ...more } },
      CREATE,
    );

  test("SYS-07 the holidays that a year lacks are proposed; what is ticked is made, off for every purpose, and proposed no more", async () => {
    const found = await look();
    expect(found.rows.map(({ key, state }) => [key, state])).toEqual([
      ["2031-05-01", "NEW"],
      ["2031-06-02", "NEW"],
    ]);
    expect(await here()).toEqual([]);
    expect((await take(found.digest, ["2031-06-02"])).result).toMatchObject({ added: 1, changed: 0, deleted: 0 });
    const [made] = await result(app, routes.year, { body: YEAR });
    expect(made).toMatchObject({ ...FAIR, countryCode: "MY", region: "", worksAs: "DAY_OFF", status: "ENABLED" });
    expect(made?.purposes).toHaveLength(4);
    expect((await look()).rows.map(({ key }) => key)).toEqual(["2031-05-01"]);
  });

  test("SYS-07 nothing here is changed or taken away by a proposal: a day that is somebody's already is not proposed, a region's is", async () => {
    await save({ nameEn: "May Day", purposes: ["PICKUP"] });
    await save({ ...FAIR, nameEn: "Harvest", region: "Sabah" });
    const found = await look();
    expect(found.rows.map(({ key }) => key)).toEqual(["2031-06-02"]);
    await take(found.digest, ["2031-06-02"]);
    expect(await here()).toEqual([
      ["May Day", ""],
      ["Harvest", "Sabah"],
      ["Fair", ""],
    ]);
  });

  test("SYS-07 a region's own holidays are proposed by the name that addresses write, and are made as the region's; another place is refused", async () => {
    await save({ ...HARVEST, nameEn: "The country's", firstDay: "2031-05-30", lastDay: "2031-05-30" });
    const sabah = { ...YEAR, region: "sabah" };
    const found = await result(app, routes.proposed, { body: sabah }, CREATE);
    expect(found.rows.map(({ key }) => key)).toEqual(["2031-05-30"]);
    const taken = { body: { ...sabah, digest: found.digest, keys: ["2031-05-30"] } };
    expect((await ask(app, routes.takeProposed, taken, CREATE)).result).toMatchObject({ added: 1 });
    expect(await here()).toContainEqual(["Tadau Kaamatan", "Sabah"]);
    expect((await result(app, routes.proposed, { body: sabah }, CREATE)).rows).toEqual([]);
    for (const region of ["Kota Kinabalu", "Nowhere"]) {
      const { code, fields } = await ask(app, routes.proposed, { body: { ...YEAR, region } }, CREATE);
      expect([code, fields]).toEqual([
        SERVICE_CODES.invalid,
        [{ path: ["region"], key: "region.unknown", params: {} }],
      ]);
    }
  });

  test("SYS-07 what changed since the look is refused, here or at the source, and of two at once one is made", async () => {
    const { digest } = await look();
    answer = [{ ...LABOUR, lastDay: "2031-05-02" }, FAIR];
    expect((await take(digest, ["2031-05-01"])).code).toBe(SERVICE_CODES.changed);
    answer = [LABOUR, FAIR];
    await save({});
    expect((await take(digest, ["2031-05-01"])).code).toBe(SERVICE_CODES.changed);
    await database().db.delete(holiday);
    const both = await Promise.all([take(digest, ["2031-05-01"]), take(digest, ["2031-05-01"])]);
    expect(both.filter(({ code }) => code === 0)).toHaveLength(1);
    expect(await here()).toEqual([["Labour Day", ""]]);
  });

  test.each([
    ["with two of one day", [LABOUR, { ...FAIR, firstDay: "2031-05-01" }]],
    ["of another year", [said("2030-05-01", "Early")]],
    ["that ends before it begins", [said("2031-05-02", "Odd", "2031-05-01")]],
    ["without a name", [said("2031-05-01", "")]],
  ])("SYS-07 a source that says one %s is refused, and nothing is changed", async (_what, rows) => {
    answer = rows;
    const { code, detail } = await ask(app, routes.proposed, { body: YEAR }, CREATE);
    expect([code, detail?.startsWith("holidays/MY/2031.rows")]).toEqual([SERVICE_CODES.sourceUnreadable, true]);
    expect(await here()).toEqual([]);
  });

  test("SYS-07 of a country that is not in the list nothing is proposed; CREATE is a button", async () => {
    const { code, fields } = await ask(app, routes.proposed, { body: { ...YEAR, countryCode: "XX" } }, CREATE);
    expect([code, fields?.[0]?.path]).toEqual([SERVICE_CODES.invalid, ["countryCode"]]);
    expect((await ask(app, routes.proposed, { body: YEAR }, { button: "HOLIDAY.VIEW" })).status).toBe(403);
  });
});
