import { audit, outbox } from "@linehaul/kit/tables";
import { keepsToCatalogue } from "@linehaul/kit/testing/catalogue";
import { onEachDatabase } from "@linehaul/kit/testing/database";
import { ask, result, testService } from "@linehaul/kit/testing/service";
import { regionalPersonnelRoutes as routes } from "@linehaul/schema/base-data/regional-personnel/routes";
import {
  NewRegionalPerson,
  type RegionalPersonnel,
  type RegionalPersonnelInput,
  regionalPersonnelSorts as sorts,
} from "@linehaul/schema/base-data/regional-personnel/row";
import { SERVICE_CODES } from "@linehaul/schema/errors";
import { eq } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { order as service } from "../../service.ts";
import { withoutOrders } from "../../testing/filled.ts";
import { judgePhones } from "@linehaul/kit/judge-phones";
import { rulesIn } from "../phone-rule/rules-in.ts";
import { regionalPersonnel } from "./table.ts";

const PHONE = "+60 12-345 6701";
/** Without the telephone, which is answered masked. */
type Said = Omit<RegionalPersonnelInput, "phone">;
let made = 0;
/** Each of an area of its own. */
const fresh = (): Said => ({
  countryCode: ["AE", "BE", "DE", "ES"][++made % 4] ?? "AE",
  area: `Area ${made}`,
  duty: "DELIVERY",
  name: `Person ${made}`,
  workNo: String(700_000 + made),
  standIn: null,
});
const CREATE = { button: "REGIONAL_PERSONNEL.CREATE" } as const;
const EDIT = { button: "REGIONAL_PERSONNEL.EDIT" } as const;

onEachDatabase(withoutOrders, (database) => {
  keepsToCatalogue<Said, RegionalPersonnel, keyof typeof sorts>(database, service, {
    fresh,
    unique: "area",
    sorts,
    view: "REGIONAL_PERSONNEL.VIEW",
    ofSite: true,
    create: (to, body, more) => ask(to, routes.save, { body: { ...body, phone: PHONE } }, { ...CREATE, ...more }),
    edit: (to, body, more) => ask(to, routes.save, { body: { ...body, phone: null } }, { ...EDIT, ...more }),
    byIds: (to, ids, more) => ask(to, routes.byIds, { body: { ids } }, more),
    page: (to, body, more) => ask(to, routes.pageQuery, { body }, more),
    remove: (to, id, more) => ask(to, routes.delete, { params: { id } }, more),
  });

  let app: FastifyInstance;
  beforeAll(async () => {
    app = await testService({ ...service, database: database() });
  });
  afterAll(() => app.close());
  const create = (more: Partial<RegionalPersonnelInput> = {}) =>
    ask(app, routes.save, { body: { ...fresh(), phone: PHONE, ...more } }, CREATE);
  const show = (id: string, more = {}) =>
    ask(app, routes.showClear, { body: { id, field: "PERSONNEL_PHONE", reason: "A call back" } }, more);

  test.each([
    ["a country that is none", { countryCode: "XX" }, "countryCode", "country.unknown"],
    ["no telephone", { phone: null }, "phone", "required"],
    ["a telephone that its country's rule refuses", { phone: "+60 12-345" }, "phone", "phone.length"],
    ["a telephone of no country", { phone: "012-345 6701" }, "phone", "phone.international"],
    ["a work number of seven digits", { workNo: "1234567" }, "workNo", "account.workNo"],
    ["a stand-in of no such number", { standIn: "999999" }, "standIn", "personnel.standIn"],
    ["himself as stand-in", { workNo: "10020031", standIn: "10020031" }, "standIn", "personnel.standIn"],
    ["another site's stand-in", { standIn: "10030031" }, "standIn", "personnel.standIn"],
  ])("bad input: %s is refused at its field", async (_what, bad, field, key) => {
    expect(await create(bad)).toMatchObject({ code: SERVICE_CODES.invalid, fields: [{ path: [field], key }] });
  });

  test("SYS-07 a duty has one person in an area, however it is written; another duty has another", async () => {
    const clash = { code: SERVICE_CODES.duplicate, fields: [{ path: ["area"], key: "duplicate" }] };
    const region = { countryCode: "PL", area: "Małopolska" };
    expect((await create(region)).code).toBe(SERVICE_CODES.ok);
    expect(await create({ ...region, area: " MAŁOPOLSKA" })).toMatchObject(clash);
    expect((await create({ ...region, duty: "IMPORT" })).code).toBe(SERVICE_CODES.ok);
  });

  test("PERM-12 the telephone is masked wherever it stands, shown with a reason by its own button alone, and that is recorded", async () => {
    const { id, phone } = (await create()).result!;
    expect(phone).toBe("••• ••01");
    expect((await show(id, { button: "REGIONAL_PERSONNEL.VIEW" })).code).toBe(SERVICE_CODES.notTaken);
    expect((await show(id, { caller: { site: "VN" } })).code).toBe(SERVICE_CODES.notFound);
    expect((await show(id)).result).toEqual({ value: PHONE });
    const { db } = database();
    const told = await Promise.all([
      db.select().from(audit).where(eq(audit.subject, id)),
      db.select().from(outbox).where(eq(outbox.subject, id)),
    ]);
    expect(told[0]).toMatchObject([
      { kind: "CHANGE" },
      {
        kind: "REVEAL",
        type: "regionalPersonnel.revealed",
        fields: ["PERSONNEL_PHONE"],
        reason: "A call back",
        site: "MY",
      },
    ]);
    const text = JSON.stringify(told, (_key, value: unknown) => (typeof value === "bigint" ? 0 : value));
    expect(text).not.toContain("345 6701");
  });

  test("SYS-07 a telephone that is left out of an edit stays, without being judged anew; another one is judged", async () => {
    const { id, version, ...row } = (await create()).result!;
    await database().db.update(regionalPersonnel).set({ phone: "+60 1" }).where(eq(regionalPersonnel.id, id));
    const body = { ...fresh(), countryCode: row.countryCode, area: row.area, id, version };
    const edited = await ask(app, routes.save, { body: { ...body, phone: null, name: "Renamed" } }, EDIT);
    expect(edited.result).toMatchObject({ name: "Renamed", version: 2 });
    expect((await show(id)).result).toEqual({ value: "+60 1" });
    const same = await ask(app, routes.save, { body: { ...body, version: 2, phone: "+60 1-2345" } }, EDIT);
    expect(same).toMatchObject({ fields: [{ path: ["phone"], key: "phone.length" }] });
    await ask(app, routes.save, { body: { ...body, version: 2, phone: "+60 12-345 6799" } }, EDIT);
    expect((await show(id)).result).toEqual({ value: "+60 12-345 6799" });
  });

  test("SYS-07 before somebody is deleted it is told for whom he alone stands in", async () => {
    const deputy = (await create({ name: "Deputy" })).result!;
    await create({ name: "Principal", standIn: deputy.workNo });
    const uses = () => result(app, routes.uses, { body: { id: deputy.id } });
    expect(await uses()).toEqual([{ by: "STAND_IN", count: 1, names: ["Principal"] }]);
    await create({ workNo: deputy.workNo });
    expect(await uses()).toEqual([]);
  });

  test("the demo has persons that the contract and the phone rules would take", async () => {
    const { db } = database();
    const rows = (await db.select().from(regionalPersonnel)).filter(({ createdBy }) => createdBy === "system");
    expect(rows.length).toBeGreaterThan(12);
    for (const row of rows) expect(NewRegionalPerson.safeParse(row).error).toBeUndefined();
    const judged = await judgePhones(
      rulesIn(db),
      rows.map(({ phone }) => phone),
    );
    expect(rows.filter((_row, n) => judged[n]?.problem !== null).map(({ phone }) => phone)).toEqual([]);
  });
});
