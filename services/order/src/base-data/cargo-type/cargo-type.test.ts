import { keepsToCatalogue } from "@linehaul/kit/testing/catalogue";
import { onEachDatabase } from "@linehaul/kit/testing/database";
import { released } from "@linehaul/kit/testing/filling";
import { ask, result, testService } from "@linehaul/kit/testing/service";
import {
  type CargoType,
  type CargoTypeInput,
  cargoTypeRoutes as routes,
  cargoTypeSorts as sorts,
} from "@linehaul/schema/base-data/cargo-type";
import { SERVICE_CODES } from "@linehaul/schema/errors";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { order as service } from "../../service.ts";
import { CARGO_TYPES } from "./cargo-types.ts";

let made = 0;
const fresh = (): CargoTypeInput => ({
  code: `TEST_${++made}`,
  nameEn: `Test ${made}`,
  nameZhCn: "测试",
  nameZhHk: "測試",
  papers: ["COMMERCIAL_INVOICE"],
  sort: 900 + made,
});

onEachDatabase(released(service), (database) => {
  keepsToCatalogue<CargoTypeInput, CargoType, keyof typeof sorts>(database, service, {
    fresh,
    unique: "code",
    keeps: true,
    sorts,
    view: "CARGO_TYPE.VIEW",
    create: (to, body, more) => ask(to, routes.save, { body }, { button: "CARGO_TYPE.CREATE", ...more }),
    edit: (to, body, more) => ask(to, routes.save, { body }, { button: "CARGO_TYPE.EDIT", ...more }),
    byIds: (to, ids) => ask(to, routes.byIds, { body: { ids } }),
    page: (to, body) => ask(to, routes.pageQuery, { body }),
    turn: (to, id, status, more) =>
      ask(to, status === "ENABLED" ? routes.enable : routes.disable, { params: { id } }, more),
  });

  let app: FastifyInstance;
  beforeAll(async () => {
    app = await testService({ ...service, database: database() });
  });
  afterAll(() => app.close());
  const create = (bad: object) =>
    ask(app, routes.save, { body: { ...fresh(), ...bad } }, { button: "CARGO_TYPE.CREATE" });

  test("SEC-07 the cargo types of the release are there, and those of its orders can be read in three languages", async () => {
    const { data } = await result(app, routes.pageQuery, { body: { pageSize: 50, sort: "SORT_ASC" } });
    expect(data.slice(0, CARGO_TYPES.length).map((c) => c.code)).toEqual(CARGO_TYPES.map((c) => c.code));
  });
  test("SYS-07 each paper stands once, in its own order", async () => {
    const asked = await create({ papers: ["SENDER_ID", "COMMERCIAL_INVOICE", "SENDER_ID"] });
    expect(asked.result).toMatchObject({ papers: ["COMMERCIAL_INVOICE", "SENDER_ID"] });
  });
  test.each([
    ["code", { code: "parcel 1" }, "baseData.code"],
    ["code", { code: "1_PARCEL" }, "baseData.code"],
    ["nameEn", { nameEn: " " }, "required"],
    ["nameZhHk", { nameZhHk: "長".repeat(61) }, "text.max"],
    ["sort", { sort: 1.5 }, "number.integer"],
    ["sort", { sort: -1 }, "number.min"],
  ])("SYS-07 refuses a bad %s at its field: %j", async (field, bad, key) => {
    expect(await create(bad)).toMatchObject({ code: SERVICE_CODES.invalid, fields: [{ path: [field], key }] });
  });
});
