import { z } from "zod";
import { FileAnswer } from "../../file.ts";
import { whole } from "../../field.ts";
import { routesOf } from "../../route.ts";
import { actedIds, OrderAct } from "./act.ts";
import { LABEL_PAPERS, MOST_COPIES } from "./print-limits.ts";

export const LabelPaper = z.enum(LABEL_PAPERS).meta({
  id: "LabelPaper",
  description: "What labels are printed on.",
  "x-values": { LABEL: "Label paper of 100 × 150 mm, one label a page.", A4: "A4, four labels a page." },
});
export type LabelPaper = z.infer<typeof LabelPaper>;

const ids = actedIds.describe("Keys of the orders, each once, in the order of the pages.");
export const PrintedOrders = z.object({ ids });
export const PrintLabels = z.object({ ids, paper: LabelPaper });
export const PrintInvoices = z.object({
  ids,
  copies: whole(1, MOST_COPIES).describe("Copies of each invoice."),
});

/** How often something of an order was printed, and by whom last. */
export const Printed = z
  .object({
    times: z.int().describe("How many times."),
    by: z.string().describe("Who did last."),
    at: z.iso.datetime().describe("When last."),
  })
  .meta({ id: "OrderPrinted", description: "That labels or the invoice of an order were printed." });
export type Printed = z.infer<typeof Printed>;

/** What an order is to a print. */
export const Printable = z
  .object({
    id: z.uuid().describe("The order's key."),
    sfWaybillNo: z.string().describe("Waybill number."),
    isCancelled: z.boolean().describe("Cancelled: it is left out."),
    parcels: z.int().describe("Parcels: as many labels."),
    pages: z.int().describe("Pages of its invoice."),
    by: z.string().nullable().describe("Who cancelled it; null for what is not cancelled."),
    at: z.iso.datetime().nullable().describe("When it was cancelled; else null."),
    printed: Printed.nullable().describe("Null for what was never printed."),
  })
  .meta({ id: "PrintableOrder", description: "What can be printed of an order." });
export type Printable = z.infer<typeof Printable>;

const { read, write } = routesOf("order");
const LABELS = ["ORDER_LIST.PRINT_WAYBILL", "ORDER_DETAIL.PRINT_WAYBILL"] as const;
const INVOICES = ["ORDER_LIST.PRINT_INVOICE", "ORDER_DETAIL.PRINT_INVOICE"] as const;
const told = { body: PrintedOrders, result: z.array(Printable) } as const;

/**
 * Labels and invoices (ORD-10), an act on many orders: what is to be printed is asked first, and each order is recorded as printed, for names and
 * phones stand on it in the clear (PERM-12). Its file is fetched after that, by the act's key. What can't be printed has its outcome and stops
 * nothing else; 400001 at the field for more pages than a file holds.
 */
export const orderPrintRoutes = {
  labelConfig: read("/order/print/labelConfig", {
    may: LABELS,
    summary: "What labels these orders have, which are left out, and who printed them before",
    ...told,
  }),
  invoiceConfig: read("/order/print/invoiceConfig", {
    may: INVOICES,
    summary: "What invoices these orders have, which are left out, and who printed them before",
    ...told,
  }),
  labels: write("/order/print/label", {
    may: LABELS,
    summary: "Ask for the labels of orders, one a parcel: records each as printed",
    body: PrintLabels,
    result: OrderAct,
  }),
  invoices: write("/order/print/invoice", {
    may: INVOICES,
    summary: "Ask for the invoices of orders: records each as printed",
    body: PrintInvoices,
    result: OrderAct,
  }),
  /**
   * For an hour after the last was recorded, to whoever asked for it, by a button of the same; what was cancelled or left his rows meanwhile is
   * left out. 404001 when there is nothing of it.
   */
  file: read("/order/print", {
    may: [...LABELS, ...INVOICES],
    file: true,
    fileType: "application/pdf",
    summary: "What was asked to be printed, as PDF",
    body: z.object({ printId: z.uuid().describe("The act's key.") }),
    result: FileAnswer,
  }),
} as const;
