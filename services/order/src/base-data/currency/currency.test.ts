import { onEachDatabase } from "@linehaul/kit/testing/database";
import { ask, result, testService } from "@linehaul/kit/testing/service";
import { outbox } from "@linehaul/kit/tables";
import { type CurrencyInput, currencyRoutes } from "@linehaul/schema/base-data/currency";
import { SERVICE_CODES } from "@linehaul/schema/errors";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { seedOrder } from "../../demo.ts";
import { CURRENCIES } from "../../demo/currencies.ts";
import { order as service } from "../../service.ts";

const at = new Date("2026-11-20T10:00:00Z");
let made = 0;
/** A currency that no other test has. */
const fresh = (): CurrencyInput => {
  const letter = (n: number) => String.fromCharCode(65 + n);
  const code = `X${letter(Math.floor(++made / 26))}${letter(made % 26)}`;
  return {
    code,
    nameEn: `Test ${code}`,
    nameZh: `测试${code}`,
    symbol: "T$",
    decimals: 2,
    rateToCny: "1.5",
    sort: 900,
  };
};

onEachDatabase(service.migrations, (database) => {
  let app: FastifyInstance;
  let input: CurrencyInput;
  beforeAll(async () => {
    await seedOrder(database().db, { orders: 0, until: at });
    app = await testService({ ...service, database: database(), now: () => at });
  });
  beforeEach(() => {
    input = fresh();
  });
  afterAll(() => app.close());

  const create = (body: CurrencyInput) => result(app, currencyRoutes.save, { body }, { button: "CURRENCY.CREATE" });
  const edit = (body: CurrencyInput) => ask(app, currencyRoutes.save, { body }, { button: "CURRENCY.EDIT" });

  test("SYS-07 every currency is reference data, in its order", async () => {
    const list = await result(app, currencyRoutes.list, {});
    expect(list.slice(0, CURRENCIES.length).map((c) => c.code)).toEqual(CURRENCIES.map((c) => c.code));
  });
  test("SYS-07 a new currency is saved as it was given and found again", async () => {
    const saved = await create(input);
    expect(saved).toMatchObject({
      ...input,
      status: "ENABLED",
      version: 1,
      createdBy: "admin",
      createdAt: at.toISOString(),
    });
    expect(await result(app, currencyRoutes.byIds, { body: { ids: [saved.id] } })).toEqual([saved]);
    const page = await result(app, currencyRoutes.pageQuery, {
      body: { pageSize: 5, filter: { keyword: input.nameZh } },
    });
    expect(page.data).toEqual([saved]);
  });
  test("ERR-06 a code in use is refused at its field", async () => {
    await create(input);
    const again = await ask(app, currencyRoutes.save, { body: input }, { button: "CURRENCY.CREATE" });
    expect(again).toMatchObject({ code: SERVICE_CODES.duplicate, fields: [{ path: ["code"], key: "duplicate" }] });
  });
  test("an edit raises the version; one of an older version is refused", async () => {
    const { id, version } = await create(input);
    const changed = { ...input, id, version, nameEn: "Renamed" };
    expect((await edit(changed)).result).toMatchObject({ nameEn: "Renamed", version: 2 });
    expect((await edit(changed)).code).toBe(SERVICE_CODES.changed);
    expect((await edit({ ...changed, id: "01900000-0000-7000-8000-000000000000" })).code).toBe(SERVICE_CODES.notFound);
  });
  test("PERM-01 each button saves what it is for alone", async () => {
    expect((await edit(input)).code).toBe(SERVICE_CODES.notTaken);
    const { id, version } = await create(input);
    const body = { ...input, id, version };
    expect((await ask(app, currencyRoutes.save, { body }, { button: "CURRENCY.CREATE" })).code).toBe(
      SERVICE_CODES.notTaken,
    );
    expect((await ask(app, currencyRoutes.disable, { params: { id } }, { button: "CURRENCY.VIEW" })).code).toBe(
      SERVICE_CODES.notTaken,
    );
  });
  test("SYS-08 a currency goes out of use and comes back; twice is once", async () => {
    const { id } = await create(input);
    const disable = () => result(app, currencyRoutes.disable, { params: { id } });
    expect(await disable()).toMatchObject({ status: "DISABLED", version: 2 });
    expect(await disable()).toMatchObject({ status: "DISABLED", version: 2 });
    const page = await result(app, currencyRoutes.pageQuery, {
      body: { pageSize: 50, filter: { status: "DISABLED" } },
    });
    expect(page.data.map((c) => c.id)).toContain(id);
    expect(await result(app, currencyRoutes.enable, { params: { id } })).toMatchObject({
      status: "ENABLED",
      version: 3,
    });
  });
  test("ERR-05 a repeated submit is answered, not done again; its key with another body is refused", async () => {
    const options = { button: "CURRENCY.CREATE", headers: { "idempotency-key": `save-${input.code}` } } as const;
    const first = await ask(app, currencyRoutes.save, { body: input }, options);
    const again = await ask(app, currencyRoutes.save, { body: input }, options);
    expect(again.result).toEqual(first.result);
    const other = await ask(app, currencyRoutes.save, { body: { ...input, sort: 1 } }, options);
    expect(other.code).toBe(SERVICE_CODES.repeated);
  });
  test("each change is told once", async () => {
    const { id } = await create(input);
    await result(app, currencyRoutes.disable, { params: { id } });
    await result(app, currencyRoutes.disable, { params: { id } });
    const told = (await database().db.select().from(outbox)).filter((e) => e.subject === id);
    expect(told.map((e) => e.type)).toEqual(["currency.changed", "currency.changed"]);
  });
  test.each([
    ["code", { code: "xx" }, "currency.code"],
    ["rateToCny", { rateToCny: "0.000" }, "number.positive"],
    ["rateToCny", { rateToCny: "1e3" }, "currency.rate"],
    ["decimals", { decimals: 5 }, "number.max"],
    ["nameEn", { nameEn: "  " }, "required"],
    ["sort", { sort: 1.5 }, "number.integer"],
  ])("refuses a bad %s: %j", async (field, bad, key) => {
    const asked = await ask(app, currencyRoutes.save, { body: { ...input, ...bad } }, { button: "CURRENCY.CREATE" });
    expect(asked).toMatchObject({ code: SERVICE_CODES.invalid, fields: [{ path: [field], key }] });
  });
  test("pages by key in each order of the list hold every currency once", async () => {
    for (const sort of ["SORT_ASC", "CODE_ASC", "CODE_DESC", "MODIFIED_AT_DESC"] as const) {
      const seen: string[] = [];
      for (let after: string | null | undefined; after !== null;) {
        const query: { after: string | null; data: { id: string }[] } = await result(app, currencyRoutes.pageQuery, {
          body: { pageSize: 7, sort, ...(after !== undefined && { after }) },
        });
        seen.push(...query.data.map((c) => c.id));
        after = query.after;
      }
      expect(seen.length).toBeGreaterThanOrEqual(CURRENCIES.length);
      expect(new Set(seen).size).toBe(seen.length);
    }
  });
});
