import { openJobs } from "@linehaul/kit/jobs/jobs";
import type { OpenDatabase } from "@linehaul/kit/database";
import type { Filling } from "@linehaul/kit/testing/filling";
import { callerHeaders, EVERY_ROW, result, testService } from "@linehaul/kit/testing/service";
import { until } from "@linehaul/kit/testing/until";
import { orderImportRoutes } from "@linehaul/schema/orders/order-import/routes";
import type { OrderImport } from "@linehaul/schema/orders/order-import/row";
import type { NewOrder } from "@linehaul/schema/orders/order/new-order";
import { UploadedFile } from "@linehaul/schema/upload";
import { customerCopy } from "../../../customers/customer/table.ts";
import { seedOrder } from "../../../demo.ts";
import { asNewOrder } from "../../../demo/new-orders.ts";
import { demoOrders } from "../../../demo/order.ts";
import { order as service } from "../../../service.ts";

const NOW = new Date("2026-11-20T10:00:00Z");
const make = demoOrders({ orders: 300, until: NOW });
const demo = Array.from({ length: 300 }, (_, i) => make(i))
  .filter(({ order }) => order.site === "MY")
  .map(asNewOrder);
let made = 0;

/** Orders of their own numbers. */
export const fresh = (count: number): NewOrder[] =>
  demo
    .slice(0, count)
    .map((one) => ({ ...one, customerOrderNo: `IMP-${String(++made)}`, agentWayBillNo: null, services: [] }));

/** The language that sheets are sent in. */
export const zh = { "accept-language": "zh-CN" };

/** The customers that the orders are of, and orders beside them. */
export async function seedCustomers({ db }: Pick<OpenDatabase, "db">, orders = 0): Promise<void> {
  await seedOrder(db, { orders, until: NOW });
  await db.update(customerCopy).set({ status: "USABLE" });
}
/** A database that begins with those customers. */
export const withCustomers: Filling = {
  name: "order_importing",
  migrations: service.migrations,
  fill: (db) => seedCustomers({ db }),
};

type More = Partial<Parameters<typeof testService>[0]>;
/** The order service with workers of its own, and how a sheet is sent to it; the user `narrow` has nobody's orders among his rows. */
export async function importing(database: OpenDatabase, more: More = {}) {
  const app = await testService({
    ...service,
    database,
    jobs: openJobs,
    scopeOf: { narrow: { ...EVERY_ROW, customers: ["0000000000"] } },
    standingOf: async ({ user }) => ({
      buttons: ["ORDER_IMPORT.UPLOAD"],
      scope: user === "narrow" ? "narrow" : "all",
    }),
    ...more,
  });
  const upload = async (bytes: Uint8Array, name = "orders.xlsx", caller = {}) => {
    const answered = await app.inject({
      method: "POST",
      url: orderImportRoutes.upload.path,
      query: { name },
      headers: { ...callerHeaders("order", "ORDER_IMPORT.UPLOAD", caller), "content-type": "application/octet-stream" },
      payload: Buffer.from(bytes),
    });
    return UploadedFile.parse(answered.json().result);
  };
  const seen = async (id: string, caller = {}): Promise<OrderImport | undefined> =>
    (await result(app, orderImportRoutes.byIds, { body: { ids: [id] } }, { caller }))[0];
  const ended = async (id: string, caller = {}): Promise<OrderImport> =>
    (await until(
      () => seen(id, caller),
      (found) => found !== undefined && found.state !== "CHECKING" && found.state !== "STORING",
    ))!;
  const begun = async (bytes: Uint8Array, { name = "orders.xlsx", caller = {} } = {}): Promise<OrderImport> => {
    const { id: file } = await upload(bytes, name, caller);
    return result(app, orderImportRoutes.dryRun, { body: { file } }, { headers: zh, caller });
  };
  return {
    app,
    upload,
    seen,
    ended,
    begun,
    checked: async (bytes: Uint8Array, as: { readonly name?: string; readonly caller?: object } = {}) =>
      ended((await begun(bytes, as)).id, as.caller),
    stored: async ({ id }: OrderImport): Promise<OrderImport> => {
      await result(app, orderImportRoutes.store, { params: { id } }, { headers: zh });
      return ended(id);
    },
    close: () => app.close(),
  };
}
