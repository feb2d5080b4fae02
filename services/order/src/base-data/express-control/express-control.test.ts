import { keepsToCatalogue } from "@linehaul/kit/testing/catalogue";
import { onEachDatabase } from "@linehaul/kit/testing/database";
import { released } from "@linehaul/kit/testing/filling";
import { ask, result, testService } from "@linehaul/kit/testing/service";
import { expressControlRoutes as routes } from "@linehaul/schema/base-data/express-control/routes";
import {
  type ExpressControl,
  type ExpressControlFields,
  ExpressControlForm,
  expressControlSorts as sorts,
} from "@linehaul/schema/base-data/express-control/row";
import { whatAppliesRoutes } from "@linehaul/schema/base-data/what-applies/routes";
import { Shipment } from "@linehaul/schema/base-data/what-applies/shipment";
import { SERVICE_CODES } from "@linehaul/schema/errors";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { orderMeans } from "../../orders/order/means.ts";
import { order as service } from "../../service.ts";
import { demoControls, seedExpressControls } from "./demo.ts";
import { expressControl } from "./table.ts";

const AT = new Date("2026-11-20T10:00:00Z");
let made = 0;
const fresh = (more: Partial<ExpressControlFields> = {}): ExpressControlFields => ({
  code: `TEST_${++made}`,
  nameEn: `Test ${made}`,
  nameZhCn: "测试",
  nameZhHk: "測試",
  sort: 900 + made,
  fromCountry: null,
  fromRegion: "",
  toCountry: null,
  toRegion: "",
  words: [`word${made}x`],
  hsPrefixes: [],
  valueAbove: null,
  weightAbove: null,
  effect: "REFUSE",
  validFrom: "2026-11-01",
  validTo: null,
  ...more,
});

onEachDatabase(released(service), (database) => {
  let app: FastifyInstance;
  beforeAll(async () => {
    app = await testService({ ...service, database: database() });
  });
  afterAll(() => app.close());
  const CREATE = { button: "EXPRESS_CONTROL.CREATE" } as const;
  const create = (more: Partial<ExpressControlFields> = {}) => ask(app, routes.save, { body: fresh(more) }, CREATE);

  keepsToCatalogue<ExpressControlFields, ExpressControl, keyof typeof sorts>(database, service, {
    fresh,
    unique: "code",
    keeps: true,
    sorts,
    view: "EXPRESS_CONTROL.VIEW",
    create: (to, body, more) => ask(to, routes.save, { body }, { ...CREATE, ...more }),
    edit: (to, body, more) => ask(to, routes.save, { body }, { button: "EXPRESS_CONTROL.EDIT", ...more }),
    byIds: (to, ids) => ask(to, routes.byIds, { body: { ids } }),
    page: (to, body) => ask(to, routes.pageQuery, { body }),
    turn: (to, id, status, more) =>
      ask(to, status === "ENABLED" ? routes.enable : routes.disable, { params: { id } }, more),
  });

  test("SYS-08 words are held once however they are written, HS codes without dots, and both are found", async () => {
    const { result: row } = await create({
      words: [" Lithium  Cell", "lithium cell", "锂电池"],
      hsPrefixes: ["8507.60", "850760", "36"],
    });
    expect(row).toMatchObject({ words: ["Lithium  Cell", "锂电池"], hsPrefixes: ["850760", "36"] });
    for (const keyword of ["锂电", "85076"]) {
      const { data } = await result(app, routes.pageQuery, {
        body: { filter: { keyword }, pageSize: 50, sort: "SORT_ASC" },
      });
      expect(data.map(({ code }) => code)).toContain(row?.code);
    }
  });

  test.each<[string, Partial<ExpressControlFields>, string]>([
    ["words", { words: [] }, "control.condition"],
    ["words.1", { words: ["刀", "x"] }, "control.word"],
    ["words", { words: Array.from({ length: 101 }, (_, n) => `word ${n}`) }, "list.max"],
    ["hsPrefixes.0", { hsPrefixes: ["8"] }, "control.hsPrefix"],
    ["hsPrefixes.1", { hsPrefixes: ["85", "85ab"] }, "control.hsPrefix"],
    ["valueAbove", { valueAbove: "0" }, "number.positive"],
    ["weightAbove", { weightAbove: "1.2345" }, "order.measure"],
    ["toCountry", { toCountry: "XX" }, "country.unknown"],
    ["toCountry", { toRegion: "Jurong" }, "lane.country"],
    ["validTo", { validTo: "2026-01-01" }, "grant.days"],
    ["code", { code: "no code" }, "baseData.code"],
  ])("SYS-08 refuses a bad %s at its field: %j", async (field, bad, key) => {
    const { code, fields } = await ask(app, routes.save, { body: { ...fresh(), ...bad } }, CREATE);
    const [told] = fields ?? [];
    expect([code, told?.path.join("."), told?.key]).toEqual([SERVICE_CODES.invalid, field, key]);
  });

  test("SYS-08 prohibited goods are told at the next request, on their lane and days, until their row is out of use", async () => {
    const { db } = database();
    await db.delete(expressControl);
    const goods = [
      { name: "Silk scarf", hsCode: "6214.10" },
      { name: "Toy drone, small", hsCode: "9503.00" },
    ];
    const trying = async (more: object = {}) =>
      result(app, whatAppliesRoutes.tried, {
        body: Shipment.parse({ fromCountry: "MY", toCountry: "SG", day: "2026-11-20", goods, ...more }),
      });
    expect((await trying()).controls).toEqual([]);
    const { result: row } = await create({ words: ["Drone"], toCountry: "SG" });
    const { controls, offered, withheld } = await trying();
    expect(controls).toEqual([{ control: row, line: 2, found: "Drone" }]);
    expect(offered).toEqual([]);
    expect(withheld.every(({ reasons }) => reasons.includes("PROHIBITED"))).toBe(true);
    for (const other of [{ toCountry: "JP" }, { day: "2026-10-31" }, { goods: goods.slice(0, 1) }])
      expect((await trying(other)).controls).toEqual([]);
    const means = await orderMeans(db, { site: "MY", at: AT });
    const lane = { from: { country: "MY", regions: [] }, to: { country: "SG", regions: [] } };
    expect(means.controls({ ...lane, goods, weight: null, valueCny: null })).toEqual(controls);
    await result(app, routes.disable, { params: { id: row?.id ?? "" } });
    expect((await trying()).controls).toEqual([]);
  });

  test("SYS-08 a value is judged in CNY by today's rate; a currency that is not in use is refused at its field", async () => {
    await database().db.delete(expressControl);
    await create({ words: [], valueAbove: "700.00", effect: "REVIEW" });
    const body = (declaredValue: string, declaredCurrency: string) =>
      Shipment.parse({ fromCountry: "MY", toCountry: "SG", day: "2026-11-20", declaredValue, declaredCurrency });
    const found = async (value: string, currency: string) =>
      (await result(app, whatAppliesRoutes.tried, { body: body(value, currency) })).controls.map(({ line }) => line);
    expect(await found("700", "CNY")).toEqual([]);
    expect(await found("100", "USD")).toEqual([null]);
    expect(await found("100", "MYR")).toEqual([]);
    expect(await ask(app, whatAppliesRoutes.tried, { body: body("100", "XXQ") })).toMatchObject({
      code: SERVICE_CODES.invalid,
      fields: [{ path: ["declaredCurrency"], key: "currency.unknown" }],
    });
  });

  test("the demo's controls are what the contract takes, of each effect", async () => {
    const { db } = database();
    await db.delete(expressControl);
    await seedExpressControls(db, AT);
    const rows = await db.select().from(expressControl);
    expect(rows).toHaveLength(demoControls(AT).length);
    for (const row of rows) expect(ExpressControlForm.safeParse(row).error).toBeUndefined();
    expect(new Set(rows.map(({ effect }) => effect))).toEqual(new Set(["REFUSE", "REVIEW", "WARN"]));
  });
});
