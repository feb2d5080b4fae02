import { keepsToCatalogue } from "@linehaul/kit/testing/catalogue";
import { onEachDatabase } from "@linehaul/kit/testing/database";
import { released } from "@linehaul/kit/testing/filling";
import { ask, testService } from "@linehaul/kit/testing/service";
import {
  type CargoConvert,
  CargoConvertForm,
  type CargoConvertInput,
  cargoConvertRoutes as routes,
  cargoConvertSorts as sorts,
} from "@linehaul/schema/base-data/cargo-convert";
import { SERVICE_CODES } from "@linehaul/schema/errors";
import { expect, test } from "vitest";
import { order as service } from "../../service.ts";
import { seedCargoConverts } from "./demo.ts";
import { cargoConvert } from "./table.ts";

let made = 0;
const fresh = (): CargoConvertInput => ({
  fromSystem: "IMPORT",
  fromTerm: `Test goods ${++made}`,
  toSystem: "LINEHAUL",
  toTerm: "Mobile phone case",
  hsCode: "3926.90",
});

onEachDatabase(released(service), (database) => {
  keepsToCatalogue<CargoConvertInput, CargoConvert, keyof typeof sorts>(database, service, {
    fresh,
    unique: "fromTerm",
    sorts,
    view: "CARGO_CONVERT.VIEW",
    create: (to, body, more) => ask(to, routes.save, { body }, { button: "CARGO_CONVERT.CREATE", ...more }),
    edit: (to, body, more) => ask(to, routes.save, { body }, { button: "CARGO_CONVERT.EDIT", ...more }),
    byIds: (to, ids) => ask(to, routes.byIds, { body: { ids } }),
    page: (to, body) => ask(to, routes.pageQuery, { body }),
    remove: (to, id, more) => ask(to, routes.delete, { params: { id } }, more),
  });

  test.each([
    ["a way that nothing goes", { fromSystem: "CUSTOMS" as const }, "toSystem", "cargoConvert.way"],
    ["nothing to convert into", { toTerm: null, hsCode: null }, "toTerm", "cargoConvert.nothing"],
    ["a name that no order may hold", { toTerm: "TV" }, "toTerm", "goods.name.english"],
    ["no HS code", { hsCode: "12" }, "hsCode", "goods.hsCode"],
    ["no name", { fromTerm: " " }, "fromTerm", "required"],
  ])("bad input: %s is refused at its field", async (_what, bad, field, key) => {
    const app = await testService({ ...service, database: database() });
    const refused = await ask(app, routes.save, { body: { ...fresh(), ...bad } }, { button: "CARGO_CONVERT.CREATE" });
    expect(refused).toMatchObject({ code: SERVICE_CODES.invalid, fields: [{ path: [field], key }] });
    await app.close();
  });

  test("SYS-07 the same name in capitals is converted already; on another way it is another's", async () => {
    const app = await testService({ ...service, database: database() });
    const create = (body: CargoConvertInput) => ask(app, routes.save, { body }, { button: "CARGO_CONVERT.CREATE" });
    const one = fresh();
    expect((await create(one)).code).toBe(SERVICE_CODES.ok);
    const fields = [{ path: ["fromTerm"], key: "duplicate" }];
    expect(await create({ ...one, fromTerm: one.fromTerm.toUpperCase() })).toMatchObject({ fields });
    const out = { ...one, fromSystem: "LINEHAUL", toSystem: "CUSTOMS" } as const;
    expect((await create({ ...out, toTerm: "X1" })).code).toBe(SERVICE_CODES.ok);
    await app.close();
  });

  test("the demo has conversions on both ways that the contract would take", async () => {
    const { db } = database();
    await db.delete(cargoConvert);
    await seedCargoConverts(db, new Date("2026-11-20T10:00:00Z"));
    const rows = await db.select().from(cargoConvert);
    expect(new Set(rows.map(({ toSystem }) => toSystem))).toEqual(new Set(["LINEHAUL", "CUSTOMS"]));
    for (const row of rows) expect(CargoConvertForm.safeParse(row).error).toBeUndefined();
  });
});
