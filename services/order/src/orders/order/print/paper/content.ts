import { decimal } from "@linehaul/schema/field";
import { LabelPaper } from "@linehaul/schema/orders/order/print";
import { z } from "zod";

/** Sender or receiver as they stand on paper: in the clear. */
const PaperParty = z.object({
  name: z.string(),
  company: z.string().nullable(),
  phone: z.string(),
  /** Street, regions: as many as there are. */
  address: z.array(z.string()),
  postCode: z.string().nullable(),
  cityCode: z.string().nullable(),
  countryCode: z.string(),
  /** VAT, EORI, IOSS: each with its name. */
  papers: z.array(z.string()),
});
export type PaperParty = z.infer<typeof PaperParty>;

const PaperGoods = z.object({
  name: z.string(),
  size: z.string().nullable(),
  hsCode: z.string(),
  origin: z.string(),
  amount: z.int(),
  quantity: decimal(),
  unit: z.string(),
  unitWeight: decimal(),
  price: decimal(),
  total: decimal(),
});
export type PaperGoods = z.infer<typeof PaperGoods>;

/** All of an order that stands on a label or an invoice. */
export const PaperOrder = z.object({
  waybillNo: z.string(),
  /** Numbers of the second and further parcels, where they have their own. */
  childNos: z.array(z.string()),
  customerOrderNo: z.string(),
  agentWayBillNo: z.string().nullable(),
  customerName: z.string(),
  /** The day that it was placed, at its site. */
  day: z.string(),
  serviceName: z.string(),
  parcelNum: z.int(),
  weight: decimal(),
  volume: decimal().nullable(),
  currency: z.string(),
  declaredValue: decimal(),
  insuredValue: decimal().nullable(),
  cod: z.object({ amount: decimal(), currency: z.string() }).nullable(),
  payMethod: z.string(),
  taxPayMethod: z.string(),
  senderReason: z.string(),
  tradeCondition: z.string(),
  exportDeclaration: z.string(),
  importDeclaration: z.string(),
  importer: z.object({ company: z.string(), phone: z.string(), address: z.string() }).nullable(),
  sender: PaperParty,
  receiver: PaperParty,
  goods: z.array(PaperGoods),
});
export type PaperOrder = z.infer<typeof PaperOrder>;

/** What is made of each order. */
export const PrintSpec = z.discriminatedUnion("what", [
  z.object({ what: z.literal("LABEL"), paper: LabelPaper }),
  z.object({ what: z.literal("INVOICE"), copies: z.int() }),
]);
export type PrintSpec = z.infer<typeof PrintSpec>;
