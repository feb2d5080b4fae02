import type { Call } from "@linehaul/kit/call";
import { fail } from "@linehaul/kit/fail";
import { feature as bind } from "@linehaul/kit/feature";
import { SERVICE_CODES } from "@linehaul/schema/errors";
import { orderPrintRoutes, type Printable } from "@linehaul/schema/orders/order/print";
import { and, eq, gt, type SQL } from "drizzle-orm";
import { mineOf } from "../mine.ts";
import { askPrint, KEPT_MS } from "./ask.ts";
import { paperOrders } from "./content.ts";
import { PrintSpec } from "./paper/content.ts";
import { pressed } from "./press.ts";
import { printable } from "./printable.ts";
import { orderPrint } from "./table.ts";

const scopeOf = async (call: Call): Promise<SQL> => mineOf(call.caller, await call.scope()).where;
const config = async (call: Call, ids: readonly string[], what: PrintSpec["what"]): Promise<Printable[]> =>
  (await printable(call.db, await scopeOf(call), ids, what)).map(({ site: _site, ...order }) => order);

/** What this caller asked for by this button, within the hour. */
async function askedFor(call: Call, printId: string) {
  const { db, caller } = call;
  const own = and(eq(orderPrint.id, printId), eq(orderPrint.user, caller.user), eq(orderPrint.site, caller.site));
  const still = and(eq(orderPrint.button, caller.button), gt(orderPrint.at, new Date(call.now().getTime() - KEPT_MS)));
  const [found] = await db.select().from(orderPrint).where(and(own, still));
  if (found === undefined) throw fail(SERVICE_CODES.notFound);
  return { spec: PrintSpec.parse(found), ids: found.orderIds };
}

export const feature = bind(orderPrintRoutes, {
  labelConfig: ({ body }, call) => config(call, body.ids, "LABEL"),
  invoiceConfig: ({ body }, call) => config(call, body.ids, "INVOICE"),
  labels: async ({ body: { ids, paper } }, call) => askPrint(call, await scopeOf(call), ids, { what: "LABEL", paper }),
  invoices: async ({ body: { ids, copies } }, call) =>
    askPrint(call, await scopeOf(call), ids, { what: "INVOICE", copies }),
  file: async ({ body }, call) => {
    const [{ spec, ids }, mine] = await Promise.all([askedFor(call, body.printId), scopeOf(call)]);
    return {
      name: spec.what === "LABEL" ? "labels.pdf" : "invoices.pdf",
      type: "application/pdf",
      inline: true,
      chunks: pressed(spec, paperOrders(call.db, mine, ids)),
    };
  },
});
