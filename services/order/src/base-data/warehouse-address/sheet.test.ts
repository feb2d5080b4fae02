import { audit, outbox } from "@linehaul/kit/tables";
import { onEachDatabase } from "@linehaul/kit/testing/database";
import { ask, callerHeaders, result, testService } from "@linehaul/kit/testing/service";
import { warehouseAddressRoutes as routes } from "@linehaul/schema/base-data/warehouse-address";
import { SERVICE_CODES } from "@linehaul/schema/errors";
import { NO_ROWS } from "@linehaul/schema/scope";
import { eq, inArray } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { readXlsx } from "hucre/xlsx";
import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { country } from "../country/table.ts";
import { order as service } from "../../service.ts";
import { withoutOrders } from "../../testing/filled.ts";

const HEADS = "代码,状态,英文名称,中文名称,国家/地区代码,城市,地址,联系人,电话,排序";
const line = (
  code: string,
  more: { readonly nameZh?: string; readonly country?: string; readonly sort?: string } = {},
) =>
  [
    code,
    "ENABLED",
    `Depot ${code}`,
    more.nameZh ?? "蒲种仓库",
    more.country ?? "MY",
    "Puchong",
    "7 Jalan Bandar",
    "Desk",
  ]
    .concat("+60 3-5882 1100", more.sort ?? "5")
    .join(",");
const csv = (...lines: readonly string[]): Buffer => Buffer.from([HEADS, ...lines].join("\r\n"));

onEachDatabase(withoutOrders, (database) => {
  let app: FastifyInstance;
  beforeAll(async () => {
    app = await testService({ ...service, database: database(), scopeOf: { none: NO_ROWS } });
  });
  afterAll(() => app.close());

  async function sent(bytes: Buffer, name = "warehouses.csv"): Promise<string> {
    const answered = await app.inject({
      method: "POST",
      url: routes.upload.path,
      query: { name },
      headers: {
        ...callerHeaders("order", "WAREHOUSE_ADDRESS.UPLOAD"),
        "content-type": "application/octet-stream",
      },
      payload: bytes,
    });
    return z.object({ result: routes.upload.result }).parse(answered.json()).result.id;
  }
  const check = (file: string, headers = {}) => result(app, routes.uploadCheck, { body: { file } }, { headers });
  const store = (file: string, digest: string) => ask(app, routes.uploadStore, { body: { file, digest } });
  const codes = async (keyword: string) => {
    const body = { pageSize: 50, sort: "CODE_ASC" as const, filter: { keyword } };
    return (await result(app, routes.pageQuery, { body })).data;
  };

  test("ORD-12 a sheet is looked at, told and stored: new rows are made, known ones changed, each told and recorded", async () => {
    const first = await sent(csv(line("UP-1"), line("UP-2")));
    const found = await check(first);
    expect(found).toMatchObject({ rows: 2, added: 2, changed: 0, unchanged: 0, wrongCells: 0, wrong: [] });
    expect(await codes("UP-")).toEqual([]);
    expect(await store(first, found.digest)).toMatchObject({ code: 0, result: { added: 2 } });

    const second = await sent(csv(line("UP-1"), line("UP-2", { nameZh: "莎阿南仓库" }), line("UP-3")));
    const again = await check(second);
    expect(again).toMatchObject({ added: 1, changed: 1, unchanged: 1 });
    expect(await store(second, again.digest)).toMatchObject({ code: 0 });
    const rows = await codes("UP-");
    expect(rows.map(({ code, nameZh, version, site }) => [code, nameZh, version, site])).toEqual([
      ["UP-1", "蒲种仓库", 1, "MY"],
      ["UP-2", "莎阿南仓库", 2, "MY"],
      ["UP-3", "蒲种仓库", 1, "MY"],
    ]);
    const { db } = database();
    const subjects = rows.map(({ id }) => id);
    const told = await db.select().from(outbox).where(inArray(outbox.subject, subjects));
    expect(told.map(({ type }) => type)).toEqual(Array.from({ length: 4 }, () => "warehouseAddress.changed"));
    const changes = await db.select().from(audit).where(inArray(audit.subject, subjects));
    expect(changes.map(({ site }) => site)).toEqual(["MY", "MY", "MY", "MY"]);
    expect(changes.filter(({ before }) => before !== null)).toMatchObject([{ before: { code: "UP-2", version: 1 } }]);
    const uploads = await db.select().from(audit).where(eq(audit.type, "catalogue.uploaded"));
    expect(uploads.map(({ site, after }) => [site, after])).toMatchObject([
      ["MY", { file: "warehouses.csv", added: 2 }],
      ["MY", { added: 1, changed: 1, unchanged: 1 }],
    ]);
  });

  test("ORD-12 wrong cells are told by row, column and heading in the reader's language, and nothing is stored", async () => {
    const wrong = csv(line("BAD-1"), line("bad 2", { country: "XX", sort: "x" }), line("BAD-3", { country: "XX" }));
    const file = await sent(wrong);
    const found = await check(file, { "accept-language": "zh-CN" });
    expect(found).toMatchObject({ rows: 3, added: 1, wrongRows: 2, wrongCells: 3 });
    expect(found.wrong).toEqual([
      { row: 3, column: "A", heading: "代码", message: "大写字母、数字和短横" },
      { row: 3, column: "J", heading: "排序", message: expect.any(String) },
      { row: 4, column: "E", heading: "国家/地区代码", message: expect.stringContaining("XX") },
    ]);
    expect(await store(file, found.digest)).toMatchObject({
      code: SERVICE_CODES.invalid,
      fields: [{ path: ["file"], key: "sheet.wrong" }],
    });
    expect(await codes("BAD-")).toEqual([]);
  });

  test("ORD-12 a cell that went wrong since the look refuses all of it, and is named", async () => {
    const { db } = database();
    const [there] = await db.select().from(country).where(eq(country.countryCode, "SG"));
    const file = await sent(csv(line("GONE-1"), line("GONE-2", { country: "SG" })));
    const { digest, wrongCells } = await check(file);
    expect(wrongCells).toBe(0);
    await db.delete(country).where(eq(country.countryCode, "SG"));
    expect(await store(file, digest)).toMatchObject({
      code: SERVICE_CODES.invalid,
      fields: [{ path: ["file"], key: "sheet.wrong" }],
      detail: "E3",
    });
    await db.insert(country).values(there!);
    expect(await codes("GONE-")).toEqual([]);
  });

  test("ORD-12 a row changed or deleted since the look refuses all of it, and is named where it is still there", async () => {
    const first = await sent(csv(line("MOVED-1"), line("MOVED-2")));
    expect(await store(first, (await check(first)).digest)).toMatchObject({ code: 0 });
    const [one, two] = await codes("MOVED-");
    const file = await sent(csv(line("MOVED-1", { sort: "8" }), line("MOVED-2", { sort: "8" }), line("MOVED-3")));
    const { digest } = await check(file);
    await result(app, routes.update, { body: { ...one!, sort: 77 } });
    expect(await store(file, digest)).toMatchObject({ code: SERVICE_CODES.changed, detail: "MOVED-1" });
    const again = await check(file);
    await result(app, routes.delete, { body: { id: two!.id } });
    expect(await store(file, again.digest)).toMatchObject({ code: SERVICE_CODES.changed });
    expect((await codes("MOVED-")).map(({ code, sort }) => [code, sort])).toEqual([["MOVED-1", 77]]);
    expect(await check(file)).toMatchObject({ added: 2, changed: 1 });
  });

  test("ORD-12 of two who store the same rows at once one does", async () => {
    const first = await sent(csv(line("RACE-1"), line("RACE-2")));
    expect(await store(first, (await check(first)).digest)).toMatchObject({ code: 0 });
    const mine = await sent(
      csv(line("RACE-1", { sort: "1" }), line("RACE-2", { sort: "1" }), line("RACE-3"), line("RACE-4")),
    );
    const yours = await sent(
      csv(line("RACE-4"), line("RACE-3"), line("RACE-2", { sort: "2" }), line("RACE-1", { sort: "2" })),
    );
    const looked = await Promise.all([check(mine), check(yours)]);
    const stored = await Promise.all([store(mine, looked[0].digest), store(yours, looked[1].digest)]);
    expect(new Set(stored.map(({ code }) => code))).toEqual(new Set([0, SERVICE_CODES.changed]));
    const sorts = (await codes("RACE-")).slice(0, 2).map(({ sort }) => sort);
    expect(new Set(sorts).size).toBe(1);
  });

  test("ORD-12 what has changed since it was looked at is not overwritten", async () => {
    const file = await sent(csv(line("LATE-1")));
    const { digest } = await check(file);
    expect(await store(file, digest)).toMatchObject({ code: 0 });
    expect(await store(file, digest)).toMatchObject({ code: SERVICE_CODES.changed });
    expect(await check(file)).toMatchObject({ added: 0, changed: 0, unchanged: 1 });
  });

  test("PERM-02 another's file is no file, and another site's rows are neither known nor changed", async () => {
    const file = await sent(csv(line("PKG-01")));
    expect(await check(file)).toMatchObject({ changed: 1 });
    const other = { caller: { user: "u-2" } } as const;
    const refused = { code: SERVICE_CODES.notFound };
    expect(await ask(app, routes.uploadCheck, { body: { file } }, other)).toMatchObject(refused);
    const elsewhere = { caller: { site: "VN" } } as const;
    expect(await ask(app, routes.uploadCheck, { body: { file } }, elsewhere)).toMatchObject(refused);
    const nowhere = { caller: { scope: "none" } } as const;
    const added = { body: { file: await sent(csv(line("NONE-1"))) } };
    expect(await ask(app, routes.uploadCheck, added, nowhere)).toMatchObject({ code: SERVICE_CODES.notTaken });
    const stored = { body: { ...added.body, digest: (await check(added.body.file)).digest } };
    expect(await ask(app, routes.uploadStore, stored, nowhere)).toMatchObject({ code: SERVICE_CODES.notTaken });
    expect(await codes("NONE-")).toEqual([]);
    const view = { button: "WAREHOUSE_ADDRESS.CREATE" } as const;
    expect(await ask(app, routes.uploadCheck, { body: { file } }, view)).toMatchObject({
      code: SERVICE_CODES.notTaken,
    });
  });

  test("ORD-12 the template comes in the reader's language", async () => {
    const headers = { ...callerHeaders("order", "WAREHOUSE_ADDRESS.UPLOAD"), "accept-language": "zh-CN" };
    const { rawPayload } = await app.inject({ url: routes.downloadTemplate.path, headers });
    const { sheets } = await readXlsx(rawPayload);
    expect(sheets.map(({ name }) => name)).toEqual(["仓库地址", "说明"]);
    expect(sheets[0]?.rows[0]?.slice(0, 3)).toEqual(["代码 *", "状态 *", "英文名称 *"]);
  });
});
