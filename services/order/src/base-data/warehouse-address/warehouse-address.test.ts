import { keepsToCatalogue } from "@linehaul/kit/testing/catalogue";
import { onEachDatabase } from "@linehaul/kit/testing/database";
import { ask, callerHeaders, result, testService } from "@linehaul/kit/testing/service";
import { until } from "@linehaul/kit/testing/until";
import { openJobs } from "@linehaul/kit/jobs/jobs";
import { BUTTONS } from "@linehaul/schema/modules";
import { orderExportRoutes } from "@linehaul/schema/orders/export-task";
import { audit, outbox } from "@linehaul/kit/tables";
import {
  type ChangedWarehouseAddress,
  NewWarehouseAddress,
  type WarehouseAddress,
  type warehouseAddressColumns,
  warehouseAddressRoutes as routes,
  warehouseAddressSorts as sorts,
} from "@linehaul/schema/base-data/warehouse-address";
import { SERVICE_CODES } from "@linehaul/schema/errors";
import { NO_ROWS } from "@linehaul/schema/scope";
import { SITE_CODES } from "@linehaul/schema/sites";
import { eq } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { order as service } from "../../service.ts";
import { withoutOrders } from "../../testing/filled.ts";

let made = 0;
const fresh = (): NewWarehouseAddress => ({
  code: `TEST-${++made}`,
  nameEn: `Test depot ${made}`,
  nameZh: `测试仓库${made}`,
  countryCode: "MY",
  province: "Selangor",
  city: "Puchong",
  district: "",
  address: "7, Jalan Bandar 3",
  postCode: "47100",
  contactName: "Gate desk",
  contactPhone: "+60 3-5882 1100",
  sort: 1000 + made,
  remark: "",
  status: "ENABLED",
});
type Changed = typeof ChangedWarehouseAddress._zod.output;

onEachDatabase(withoutOrders, (database) => {
  keepsToCatalogue<NewWarehouseAddress, WarehouseAddress, keyof typeof sorts>(database, service, {
    fresh,
    unique: "code",
    sorts,
    view: "WAREHOUSE_ADDRESS.VIEW",
    ofSite: true,
    create: (to, body, more) => ask(to, routes.add, { body }, more),
    edit: (to, body: Changed, more) => ask(to, routes.update, { body }, more),
    byIds: (to, ids, more) => ask(to, routes.byIds, { body: { ids } }, more),
    page: (to, body, more) => ask(to, routes.pageQuery, { body }, more),
    remove: (to, id, more) => ask(to, routes.delete, { body: { id } }, more),
    sheet: routes,
    counted: (to, keyword) => ask(to, routes.exportPreview, { body: { filter: { keyword } } }),
  });

  let app: FastifyInstance;
  beforeAll(async () => {
    app = await testService({
      ...service,
      database: database(),
      scopeOf: { none: NO_ROWS },
      jobs: openJobs,
      standingOf: async () => ({ buttons: [...BUTTONS], scope: "all" }),
    });
  });
  afterAll(() => app.close());

  test("the demo has warehouses of every site that the contract would take", async () => {
    for (const site of SITE_CODES) {
      const body = { pageSize: 50, filter: { keyword: "-0" } };
      const { data } = await result(app, routes.pageQuery, { body }, { caller: { site } });
      expect(data.length).toBeGreaterThan(3);
      for (const row of data) expect(NewWarehouseAddress.safeParse(row).error).toBeUndefined();
    }
  });

  test.each([
    ["code", { code: "kul 1" }, "warehouse.code"],
    ["code", { code: " " }, "warehouse.code"],
    ["countryCode", { countryCode: "XX" }, "country.unknown"],
    ["countryCode", { countryCode: "my" }, "country.code"],
    ["city", { city: "" }, "required"],
    ["address", { address: "长".repeat(201) }, "text.max"],
    ["postCode", { postCode: "4".repeat(21) }, "text.max"],
    ["contactPhone", { contactPhone: "ask the desk" }, "warehouse.phone"],
    ["contactPhone", { contactPhone: "+60 3-5882 1100 1100 1" }, "text.max"],
    ["sort", { sort: -1 }, "number.min"],
  ])("CUS-03, CUS-05 refuses a bad %s: %j", async (field, bad, key) => {
    const asked = await ask(app, routes.add, { body: { ...fresh(), ...bad } });
    expect(asked).toMatchObject({ code: SERVICE_CODES.invalid, fields: [{ path: [field], key }] });
  });

  test("what may stay empty may be left out", async () => {
    const empty = { province: undefined, district: undefined, postCode: undefined, remark: undefined };
    expect(await result(app, routes.add, { body: { ...fresh(), ...empty } })).toMatchObject({
      province: "",
      district: "",
      postCode: "",
      remark: "",
      site: "MY",
    });
  });

  test("SYS-08 one is read by its id, and those in use are looked up by code, name and city", async () => {
    const one = await result(app, routes.add, { body: { ...fresh(), nameZh: "雪邦查找仓" } });
    const off = await result(app, routes.add, { body: { ...fresh(), nameZh: "雪邦查找旧仓", status: "DISABLED" } });
    expect(await result(app, routes.getById, { params: { id: off.id } })).toEqual(off);
    expect(await result(app, routes.query, { body: { keyword: "雪邦查找" } })).toEqual([one]);
    const elsewhere = { caller: { site: "VN" } } as const;
    expect(await result(app, routes.query, { body: { keyword: "雪邦查找" } }, elsewhere)).toEqual([]);
    expect(await ask(app, routes.getById, { params: { id: one.id } }, elsewhere)).toMatchObject({
      code: SERVICE_CODES.notFound,
    });
  });

  test("PERM-02 who has no data group of the site adds nothing to it", async () => {
    const asked = await ask(app, routes.add, { body: fresh() }, { caller: { scope: "none" } });
    expect(asked.code).toBe(SERVICE_CODES.notTaken);
  });

  test("SYS-09 a file holds the site's rows that match, in their order, codes as they are", async () => {
    for (const code of ["EXP-2", "EXP-1"])
      await result(app, routes.add, { body: { ...fresh(), code, remark: "=1+1", sort: code === "EXP-1" ? 1 : 2 } });
    await result(app, routes.add, { body: { ...fresh(), code: "EXP-3" } }, { caller: { site: "VN" } });
    const columns: (keyof typeof warehouseAddressColumns)[] = ["code", "status", "sort", "remark"];
    const body = { filter: { keyword: "EXP-" }, columns, format: "CSV" as const };
    expect((await result(app, routes.exportPreview, { body: { filter: body.filter } })).rows.count).toBe(2);
    const { id } = await result(app, routes.exportAsync, { body });
    const done = await until(
      () => result(app, orderExportRoutes.byIds, { body: { ids: [id] } }),
      ([task]) => task?.endedAt != null,
    );
    expect(done).toMatchObject([{ state: "SUCCESS", rowsDone: 2, list: "WAREHOUSE_ADDRESS" }]);
    const url = orderExportRoutes.download.path.replace(":id", id);
    const file = await app.inject({ url, headers: callerHeaders("order", "WAREHOUSE_ADDRESS.EXPORT") });
    expect(file.payload.slice(1).trimEnd().split("\r\n")).toEqual([
      "Code,Status,Sort,Remark",
      "EXP-1,ENABLED,1,'=1+1",
      "EXP-2,ENABLED,2,'=1+1",
    ]);
  });

  test("SEC-17 the telephone is masked in what is recorded and told", async () => {
    const { id } = await result(app, routes.add, { body: { ...fresh(), contactPhone: "+60 (0)3 5882 1177" } });
    const { db } = database();
    const told = await Promise.all([
      db.select().from(audit).where(eq(audit.subject, id)),
      db.select().from(outbox).where(eq(outbox.subject, id)),
    ]);
    expect(told.map((rows) => rows.length)).toEqual([1, 1]);
    expect(JSON.stringify(told[0])).toContain("••• ••77");
    expect(JSON.stringify(told, (_key, value: unknown) => (typeof value === "bigint" ? 0 : value))).not.toContain(
      "5882",
    );
  });
});
