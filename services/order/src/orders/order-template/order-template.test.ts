import { openJobs } from "@linehaul/kit/jobs/jobs";
import { readSheet } from "@linehaul/kit/sheets/read-sheet";
import { audit } from "@linehaul/kit/tables";
import { keepsToCatalogue } from "@linehaul/kit/testing/catalogue";
import { onEachDatabase } from "@linehaul/kit/testing/database";
import { ask, callerHeaders, EVERY_ROW, result, testService, type AskOptions } from "@linehaul/kit/testing/service";
import { SERVICE_CODES } from "@linehaul/schema/errors";
import { orderTemplateRoutes as routes } from "@linehaul/schema/orders/order-template/routes";
import {
  orderTemplateSorts as sorts,
  type OrderTemplate,
  type OrderTemplateInput,
} from "@linehaul/schema/orders/order-template/row";
import { SITE_CODES } from "@linehaul/schema/sites";
import { UploadedFile } from "@linehaul/schema/upload";
import { eq } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { order as service } from "../../service.ts";
import { withoutOrders } from "../../testing/filled.ts";

type Own = Pick<OrderTemplateInput, "name" | "customerCode" | "status">;
type Edited = Own & { readonly id: string; readonly version: number };
let made = 0;
const fresh = (more: Partial<Own> = {}): Own => ({
  name: `Sheet ${String(++made)}`,
  customerCode: null,
  status: "ENABLED",
  ...more,
});
const csv = (text: string) => Buffer.from(text);
const HEAD = csv("Customer code,Gross kg,Batch,Pieces\r\n");

/** Sends a workbook as the template's, or a new one's. */
async function upload(
  app: FastifyInstance,
  bytes: Uint8Array,
  { id = "new", name = "own.csv", more = {} as AskOptions } = {},
) {
  return app.inject({
    method: "POST",
    url: routes.upload.path.replace(":id", id),
    query: { name },
    headers: {
      ...callerHeaders("order", "ORDER_TEMPLATE.UPLOAD", more.caller),
      "content-type": "application/octet-stream",
    },
    payload: Buffer.from(bytes),
  });
}
const sent = async (app: FastifyInstance, bytes: Uint8Array = HEAD, o: Parameters<typeof upload>[2] = {}) =>
  UploadedFile.parse((await upload(app, bytes, o)).json().result).id;

onEachDatabase(withoutOrders, (database) => {
  keepsToCatalogue<Own, OrderTemplate, keyof typeof sorts>(database, service, {
    fresh,
    unique: "name",
    sorts,
    view: "ORDER_TEMPLATE.VIEW",
    ofSite: true,
    create: async (to, body, more) => {
      const { site = "MY" } = more?.caller ?? {};
      const key = JSON.stringify([site, body]);
      const file = files.get(key) ?? (await sent(to, HEAD, { more: { caller: { site } } }));
      files.set(key, file);
      return ask(to, routes.save, { body: { ...body, file } }, more);
    },
    edit: (to, body: Edited, more) => ask(to, routes.save, { body }, more),
    byIds: (to, ids, more) => ask(to, routes.byIds, { body: { ids } }, more),
    page: (to, body, more) => ask(to, routes.pageQuery, { body }, more),
    remove: (to, id, more) => ask(to, routes.delete, { body: { id } }, more),
  });
  const files = new Map<string, string>();

  let app: FastifyInstance;
  beforeAll(async () => {
    app = await testService({
      ...service,
      database: database(),
      jobs: openJobs,
      scopeOf: { narrow: { ...EVERY_ROW, customers: ["0000000000"] } },
    });
  });
  afterAll(() => app.close());

  const create = async (bytes: Uint8Array = HEAD, more: Partial<Own> = {}) =>
    result(app, routes.save, { body: { ...fresh(more), file: await sent(app, bytes) } });
  const mapOf = async (id: string) => {
    const { data } = await result(app, routes.templateMap, { body: { pageSize: 1, filter: { id } } });
    return data[0];
  };

  test("ORD-11 a template is read at its upload: what each heading means, and what is unknown, missing or doubled", async () => {
    const row = await create(csv("客户编码,Weight (kg),weight,Batch\r\n"));
    expect(row).toMatchObject({
      fileName: "own.csv",
      headings: 4,
      unknown: ["Batch"],
      missing: expect.arrayContaining(["goods.name"]),
      doubled: ["weight"],
    });
    expect((await mapOf(row.id))?.headings).toEqual([
      { heading: "客户编码", column: "customerCode", reading: "KNOWN" },
      { heading: "Weight (kg)", column: "weight", reading: "KNOWN" },
      { heading: "weight", column: "weight", reading: "KNOWN" },
      { heading: "Batch", column: null, reading: "UNKNOWN" },
    ]);
  });

  test("ORD-11 the map of a template is kept with it, of its version, and each mistake in it is told at its heading", async () => {
    const { id, version } = await create();
    const save = (map: { heading: string; column: string | null }[], of = version) =>
      ask(app, routes.saveTemplateMap, { body: { id, version: of, map } });
    const saved = await save([
      { heading: " GROSS KG", column: "weight" },
      { heading: "Batch", column: null },
    ]);
    expect(saved.result).toMatchObject({ version: version + 1, unknown: [] });
    expect((await mapOf(id))?.headings.slice(1, 3)).toEqual([
      { heading: "Gross kg", column: "weight", reading: "CHOSEN" },
      { heading: "Batch", column: null, reading: "LEFT_OUT" },
    ]);
    expect((await save([], version)).code).toBe(SERVICE_CODES.changed);
    const wrong = async (heading: string, column: string | null) =>
      (await save([{ heading, column }], version + 1)).fields;
    expect(await wrong("Gross kg", "customerCode")).toMatchObject([
      { path: ["map", 0, "column"], key: "heading.twice" },
    ]);
    expect(await wrong("Gross kg", "colour")).toMatchObject([{ path: ["map", 0, "column"], key: "heading.column" }]);
    expect(await wrong("Colour", "volume")).toMatchObject([{ path: ["map", 0, "heading"], key: "heading.unknown" }]);
    expect(await wrong("x".repeat(10_000), null)).toMatchObject([{ path: ["map", 0, "heading"], key: "text.max" }]);
    const many = Array.from({ length: 501 }, (_, n) => ({ heading: `H${String(n)}`, column: null }));
    expect((await save(many, version + 1)).fields).toMatchObject([{ path: ["map"], key: "list.max" }]);
  });

  test.each([
    ["no head", csv("\r\n\r\n"), "sheet.EMPTY"],
    ["a heading of 10,000 characters", csv(`Batch,${"x".repeat(10_000)}\r\n`), "heading.tooLong"],
    ["201 headings", csv(Array.from({ length: 201 }, (_, n) => `H${String(n)}`).join(",")), "heading.tooMany"],
  ])("ORD-11 a workbook with %s is a mistake at its field", async (_what, bytes, key) => {
    const file = await sent(app, bytes);
    const { code, fields } = await ask(app, routes.save, { body: { ...fresh(), file } });
    expect([code, fields?.[0]?.path, fields?.[0]?.key]).toEqual([SERVICE_CODES.invalid, ["file"], key]);
  });

  test("ORD-11 only a sheet is taken, a new template needs one, and nobody names another's file", async () => {
    expect((await upload(app, csv("<html>"), { name: "own.html" })).json()).toMatchObject({
      code: SERVICE_CODES.typeRefused,
    });
    expect((await ask(app, routes.save, { body: fresh() })).fields).toMatchObject([
      { path: ["file"], key: "template.file" },
    ]);
    const file = await sent(app, HEAD, { more: { caller: { user: "u-other" } } });
    expect((await ask(app, routes.save, { body: { ...fresh(), file } })).code).toBe(SERVICE_CODES.notFound);
  });

  test("ORD-11 an upload to a template replaces its workbook, which is taken along as it is; both are recorded", async () => {
    const { id, name, version } = await create();
    const file = await sent(app, csv("Pieces,Colour\r\n"), { id, name: "second.csv" });
    const body = { id, version, name, customerCode: null, status: "ENABLED" as const, file };
    expect(await result(app, routes.save, { body })).toMatchObject({ fileName: "second.csv", headings: 2, version: 2 });
    const taken = await app.inject({
      url: routes.download.path.replace(":id", id),
      headers: callerHeaders("order", "ORDER_TEMPLATE.DOWNLOAD"),
    });
    expect(taken.payload).toBe("Pieces,Colour\r\n");
    const rows = await database().db.select().from(audit).where(eq(audit.subject, id));
    expect(rows.map((row) => row.kind)).toContain("EXPORT");
    const gone = await upload(app, HEAD, { id: "0197f000-0000-7000-8000-00000000a001" });
    expect(gone.json().code).toBe(SERVICE_CODES.notFound);
  });

  test("PERM-02 a customer's template is shown to those who may see the customer, the site's at its site alone", async () => {
    const { data: demo } = await result(app, routes.pageQuery, { body: { pageSize: 50 } });
    const own = demo.find(({ customerCode }) => customerCode !== null)!;
    const narrow = { caller: { scope: "narrow" } };
    const { data: left } = await result(app, routes.pageQuery, { body: { pageSize: 50 } }, narrow);
    expect(left.length).toBeGreaterThan(0);
    expect(left.filter(({ customerCode }) => customerCode !== null)).toEqual([]);
    expect(await result(app, routes.byIds, { body: { ids: [own.id] } }, narrow)).toEqual([]);
    const { data: maps } = await result(
      app,
      routes.templateMap,
      { body: { pageSize: 1, filter: { id: own.id } } },
      narrow,
    );
    expect(maps).toEqual([]);
    expect((await ask(app, routes.delete, { body: { id: own.id } }, narrow)).code).toBe(SERVICE_CODES.notFound);
    const file = await sent(app, HEAD);
    const theirs = { ...fresh(), customerCode: own.customerCode, file };
    expect((await ask(app, routes.save, { body: theirs }, narrow)).fields).toMatchObject([{ key: "customer.unknown" }]);
  });

  test("ORD-11 the demo has templates of every site, and each can be taken along", async () => {
    for (const site of SITE_CODES) {
      const caller = { site };
      const erp = { body: { pageSize: 50, filter: { keyword: "ERP export" } } };
      const { data: mapped } = await result(app, routes.pageQuery, erp, { caller });
      expect(mapped).toMatchObject([{ unknown: [], missing: [], doubled: [] }]);
      const { data } = await result(
        app,
        routes.pageQuery,
        { body: { pageSize: 50, filter: { keyword: "orders" } } },
        { caller },
      );
      expect(data.length).toBeGreaterThan(0);
      const { rawPayload } = await app.inject({
        url: routes.download.path.replace(":id", data[0]!.id),
        headers: callerHeaders("order", "ORDER_TEMPLATE.DOWNLOAD", caller),
      });
      expect((await readSheet(rawPayload)).rows[0]?.cells).toHaveLength(data[0]!.headings);
    }
  });
});
