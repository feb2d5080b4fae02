import { openJobs } from "@linehaul/kit/jobs/jobs";
import { onEachDatabase } from "@linehaul/kit/testing/database";
import { ask, callerHeaders, EVERY_ROW, result, testService } from "@linehaul/kit/testing/service";
import { until } from "@linehaul/kit/testing/until";
import { SERVICE_CODES } from "@linehaul/schema/errors";
import { IMPORT_COLUMN_KEYS, type ImportColumn } from "@linehaul/schema/orders/order-import/columns";
import { orderImportRoutes as routes } from "@linehaul/schema/orders/order-import/routes";
import type { OrderImport } from "@linehaul/schema/orders/order-import/row";
import { orderTemplateRoutes } from "@linehaul/schema/orders/order-template/routes";
import type { NewOrder } from "@linehaul/schema/orders/order/new-order";
import { UploadedFile } from "@linehaul/schema/upload";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { asNewOrder } from "../../demo/new-orders.ts";
import { demoOrders } from "../../demo/order.ts";
import { order as service } from "../../service.ts";
import { withCustomers } from "./testing/importing.ts";
import { rowsOf } from "./testing/sheet.ts";

const now = new Date("2026-11-20T10:00:00Z");
const make = demoOrders({ orders: 60, until: now });
const demo = Array.from({ length: 60 }, (_, i) => make(i))
  .filter(({ order }) => order.site === "MY")
  .map(asNewOrder);
let made = 0;
const fresh = (of = demo[0]!): NewOrder => ({
  ...of,
  customerOrderNo: `MAP-${String(++made)}`,
  agentWayBillNo: null,
  services: [],
});
const quoted = (text: string | null) => `"${(text ?? "").replaceAll('"', '""')}"`;
/** A sheet as csv, headed as somebody's own program does. */
const sheet = (orders: readonly NewOrder[], own: Partial<Record<ImportColumn, string>>, more = ""): Buffer =>
  Buffer.from(
    [
      IMPORT_COLUMN_KEYS.map((key) => quoted(own[key] ?? key)).join(",") + more,
      ...rowsOf(orders).map((row) => row.map(quoted).join(",")),
    ].join("\r\n"),
  );

onEachDatabase(withCustomers, (database) => {
  let app: FastifyInstance;
  beforeAll(async () => {
    app = await testService({
      ...service,
      database: database(),
      jobs: openJobs,
      scopeOf: { narrow: { ...EVERY_ROW, customers: ["0000000000"] } },
      standingOf: async ({ user }) => ({
        buttons: ["ORDER_IMPORT.UPLOAD"],
        scope: user === "narrow" ? "narrow" : "all",
      }),
    });
  });
  afterAll(() => app.close());

  const upload = async (
    path: string,
    button: "ORDER_IMPORT.UPLOAD" | "ORDER_TEMPLATE.UPLOAD",
    bytes: Buffer,
    caller = {},
  ) => {
    const answered = await app.inject({
      method: "POST",
      url: path,
      query: { name: "own.csv" },
      headers: { ...callerHeaders("order", button, caller), "content-type": "application/octet-stream" },
      payload: bytes,
    });
    return UploadedFile.parse(answered.json().result).id;
  };
  const ended = async (id: string, caller = {}): Promise<OrderImport> => {
    const [one] = await until(
      () => result(app, routes.byIds, { body: { ids: [id] } }, { caller }),
      ([found]) => found !== undefined && found.state !== "CHECKING" && found.state !== "STORING",
    );
    return one!;
  };
  const checked = async (bytes: Buffer, caller = {}): Promise<OrderImport> => {
    const file = await upload(routes.upload.path, "ORDER_IMPORT.UPLOAD", bytes, caller);
    const { id } = await result(app, routes.dryRun, { body: { file } }, { caller });
    return ended(id, caller);
  };
  type Choice = { readonly heading: string; readonly column: string | null };
  const mapped = (id: string, map: readonly Choice[], caller = {}) =>
    ask(app, routes.map, { params: { id }, body: { map: [...map] } }, { caller });
  const template = async (bytes: Buffer, customerCode: string | null, map: Choice[]) => {
    const path = orderTemplateRoutes.upload.path.replace(":id", "new");
    const file = await upload(path, "ORDER_TEMPLATE.UPLOAD", bytes);
    const name = `Template ${String(++made)}`;
    const body = { name, customerCode, status: "ENABLED" as const, file };
    const { id, version } = await result(app, orderTemplateRoutes.save, { body });
    await result(app, orderTemplateRoutes.saveTemplateMap, { body: { id, version, map } });
    return name;
  };

  test("ORD-11 a refused sheet is mapped, checked again, and the next one with its headings needs no mapping", async () => {
    const own = { weight: "Gross kg", parcelNum: "Colli" };
    const choices = [
      { heading: "Gross kg", column: "weight" },
      { heading: "Colli", column: "parcelNum" },
      { heading: "Batch", column: null },
    ];
    const refused = await checked(sheet([fresh()], own, ",Batch"));
    expect(refused).toMatchObject({ state: "REFUSED", canMap: true, missing: ["parcelNum", "weight"] });
    expect(refused.unknown).toEqual(["Colli", "Gross kg", "Batch"]);
    expect((await mapped(refused.id, choices)).result).toMatchObject({ state: "CHECKING", unknown: [] });
    expect(await ended(refused.id)).toMatchObject({ state: "READY", unknown: [], missing: [] });
    await result(app, routes.store, { params: { id: refused.id } });
    expect((await ended(refused.id)).state).toBe("STORED");
    // The same headings, spelled and placed otherwise.
    const next = await checked(sheet([fresh()], { weight: "GROSS KG", parcelNum: "colli " }, ",Batch"));
    expect(next).toMatchObject({ state: "READY", unknown: [] });
    // Another sheet is not read so by itself: it is offered.
    const other = await checked(sheet([fresh()], { weight: "Gross kg" }));
    expect(other.state).toBe("REFUSED");
    const headings = await result(app, routes.headings, { body: { id: other.id } });
    expect(headings).toContainEqual({ heading: "Gross kg", column: null, reading: "UNKNOWN", offered: "weight" });
    // Nor is anybody else's.
    const theirs = await checked(sheet([fresh()], own, ",Batch"), { user: "u-other" });
    expect(theirs.state).toBe("REFUSED");
  });

  test("ORD-11 one's own maps are listed and forgotten, and nobody else's", async () => {
    const own = { weight: "Massa" };
    const first = await checked(sheet([fresh()], own));
    await mapped(first.id, [{ heading: "Massa", column: "weight" }]);
    await ended(first.id);
    const list = async (caller = {}) =>
      (await result(app, orderTemplateRoutes.userTemplateMap, { body: { pageSize: 50 } }, { caller })).data;
    const found = (await list()).find(({ headings }) => headings.some(({ heading }) => heading === "Massa"))!;
    expect(found.headings).toContainEqual({ heading: "Massa", column: "weight", reading: "CHOSEN" });
    const others = [{ user: "u-other" }, { site: "VN" as const }];
    for (const caller of others) {
      expect((await list(caller)).map(({ id }) => id)).not.toContain(found.id);
      const body = { id: found.id };
      expect((await ask(app, orderTemplateRoutes.deleteUserTemplateMap, { body }, { caller })).code).toBe(
        SERVICE_CODES.notFound,
      );
      const ids = { ids: [found.id] };
      expect(await result(app, orderTemplateRoutes.userTemplateMapByIds, { body: ids }, { caller })).toEqual([]);
    }
    await result(app, orderTemplateRoutes.deleteUserTemplateMap, { body: { id: found.id } });
    expect((await checked(sheet([fresh()], own))).state).toBe("REFUSED");
  });

  test("ORD-11 a template with the same headings reads a sheet; a customer's one those of this customer alone, for those who see it", async () => {
    const [one, other] = [demo[0]!, demo.find(({ customerCode }) => customerCode !== demo[0]!.customerCode)!];
    const own = { weight: "Poids" };
    const name = await template(sheet([], own), one.customerCode, [{ heading: "Poids", column: "weight" }]);
    expect(await checked(sheet([fresh(one)], own))).toMatchObject({ state: "READY", template: name });
    expect((await checked(sheet([fresh(one), fresh(other)], own))).state).toBe("REFUSED");
    const narrow = { user: "narrow", scope: "narrow" };
    expect((await checked(sheet([fresh(one)], own), narrow)).state).toBe("REFUSED");
    // The uploader's own choice goes before it.
    const mine = await checked(sheet([fresh(one)], own));
    await mapped(mine.id, [{ heading: "Poids", column: null }]);
    expect(await ended(mine.id)).toMatchObject({ state: "REFUSED", template: null, missing: ["weight"] });
  });

  test("ORD-11 a wrong map is told at its heading, and what is stored or another's is mapped no more", async () => {
    const refused = await checked(sheet([fresh()], { weight: "Peso" }));
    const told = async (choice: Choice) => (await mapped(refused.id, [choice])).fields?.[0];
    expect(await told({ heading: "Peso", column: "volume" })).toMatchObject({
      path: ["map", 0, "column"],
      key: "heading.twice",
    });
    expect(await told({ heading: "Peso", column: "colour" })).toMatchObject({ path: ["map", 0, "column"] });
    expect(await told({ heading: "Colour", column: null })).toMatchObject({ key: "heading.unknown" });
    expect((await mapped(refused.id, [], { user: "u-other" })).code).toBe(SERVICE_CODES.notFound);
    const long = await checked(sheet([fresh()], {}, `,${"x".repeat(10_000)}`));
    expect(long.unknown).toEqual([`${"x".repeat(200)}…`]);
    await result(app, routes.store, { params: { id: long.id } });
    expect((await ended(long.id)).state).toBe("STORED");
    expect((await mapped(long.id, [])).code).toBe(SERVICE_CODES.wrongState);
  });
});
