import type { Call } from "@linehaul/kit/call";
import { fail } from "@linehaul/kit/fail";
import { feature as bind, type Feature } from "@linehaul/kit/feature";
import { SERVICE_CODES } from "@linehaul/schema/errors";
import { orderPrintRoutes, type Printable } from "@linehaul/schema/orders/order/print";
import { and, eq, gt, type SQL } from "drizzle-orm";
import { askAct } from "../act/ask.ts";
import { actTask } from "../act/task.ts";
import { mineOf } from "../mine.ts";
import { invoicesAct, KEPT_MS, labelsAct } from "./act.ts";
import { paperOrders } from "./content.ts";
import { mustFit } from "./fit.ts";
import { PrintSpec } from "./paper/content.ts";
import { pressed } from "./press.ts";
import { printable } from "./printable.ts";
import { orderPrint } from "./table.ts";

const { labels, invoices } = orderPrintRoutes;
/** Whose file a button opens. */
const BUTTONS: Readonly<Record<PrintSpec["what"], readonly string[]>> = { LABEL: labels.may, INVOICE: invoices.may };

const scopeOf = async (call: Call): Promise<SQL> => mineOf(call.caller, await call.scope()).where;
const config = async (call: Call, ids: readonly string[], what: PrintSpec["what"]): Promise<Printable[]> =>
  (await printable(call.db, await scopeOf(call), ids, what)).map(
    ({ site: _site, orderStatus: _status, ...order }) => order,
  );

/** Refuses what one file does not hold. */
const fits = async (call: Call, ids: readonly string[], spec: PrintSpec): Promise<void> =>
  mustFit(await config(call, ids, spec.what), spec);

/** What this caller asked for, within the hour. */
async function askedFor(call: Call, printId: string) {
  const { db, caller } = call;
  const own = and(eq(orderPrint.id, printId), eq(orderPrint.user, caller.user), eq(orderPrint.site, caller.site));
  const still = gt(orderPrint.at, new Date(call.now().getTime() - KEPT_MS));
  const [found] = await db.select().from(orderPrint).where(and(own, still));
  if (found === undefined || !BUTTONS[found.what].includes(caller.button)) throw fail(SERVICE_CODES.notFound);
  return { spec: PrintSpec.parse(found), ids: found.orderIds };
}

export const feature: Feature = {
  ...bind(orderPrintRoutes, {
    labelConfig: ({ body }, call) => config(call, body.ids, "LABEL"),
    invoiceConfig: ({ body }, call) => config(call, body.ids, "INVOICE"),
    labels: async ({ body: { ids, paper } }, call) => {
      await fits(call, ids, { what: "LABEL", paper });
      return askAct(call, labelsAct, ids, { paper });
    },
    invoices: async ({ body: { ids, copies } }, call) => {
      await fits(call, ids, { what: "INVOICE", copies });
      return askAct(call, invoicesAct, ids, { copies });
    },
    file: async ({ body }, call) => {
      const [{ spec, ids }, mine] = await Promise.all([askedFor(call, body.printId), scopeOf(call)]);
      return {
        name: spec.what === "LABEL" ? "labels.pdf" : "invoices.pdf",
        type: "application/pdf",
        inline: true,
        chunks: pressed(spec, paperOrders(call.db, mine, ids)),
      };
    },
  }),
  work: [actTask(labelsAct), actTask(invoicesAct)],
};
