import { z } from "zod";
import { WhomToCall } from "../../base-data/customer-service.ts";
import { PersonToCall } from "../../base-data/regional-personnel/row.ts";
import { decimal } from "../../field.ts";
import { Masked } from "../../masked.ts";
import { OrderPush } from "../order-push.ts";
import {
  OrderCancellation,
  OrderCod,
  OrderExhibition,
  OrderPayment,
  OrderServiceFee,
  OrderShipment,
  OrderTrade,
} from "./parts.ts";
import { OrderControl } from "./order-control.ts";
import { Printed } from "./print.ts";
import { OrderRow } from "./row.ts";

/** Section 3, "Party". */
export const Party = z
  .object({
    name: z.string().describe("Name of the person."),
    company: z.string().nullable().describe("Company; null without."),
    phone: Masked.describe("Telephone, masked."),
    email: Masked.nullable().describe("E-mail, masked; null without."),
    countryCode: z.string().describe("ISO 3166-1 alpha-2."),
    regionLevels: z.array(z.string()).describe("State or province, city, district: as many levels as the country has."),
    address: Masked.describe("Street address, masked."),
    postCode: z.string().nullable().describe("Postal code; null without."),
    cityCode: z.string().nullable().describe("The carrier's code of the city; null without."),
    certType: z.string().nullable().describe("Kind of certificate, e.g. passport; null without."),
    certNo: Masked.nullable().describe("Number of the certificate, masked; null without."),
    vat: z.string().nullable().describe("VAT number; null without."),
    eori: z.string().nullable().describe("EORI number of the European Union's customs; null without."),
    ioss: z.string().nullable().describe("IOSS number of the European Union's import scheme; null without."),
  })
  .meta({ id: "Party", description: "Sender or receiver; what identifies a person is masked." });
export type Party = z.infer<typeof Party>;

/** Section 3, "Goods line". */
export const GoodsLine = z
  .object({
    id: z.uuid().describe("The line's id."),
    lineNo: z.int().describe("Its place in the order, from 1."),
    name: z.string().describe("What it is."),
    size: z.string().nullable().describe("Size or model; null without."),
    amount: z.int().describe("Pieces."),
    quantity: decimal().describe("How much, in `unit`."),
    unit: z.string().describe("Unit of the quantity."),
    unitWeight: decimal().describe("Weight of one unit, in kg."),
    price: decimal().describe("Price of one unit, in the declared currency."),
    total: decimal().describe("Price × quantity, in the declared currency."),
    source: z.string().nullable().describe("Where the goods were bought; null where it is not known."),
    origin: z.string().describe("Country of origin, ISO 3166-1 alpha-2."),
    hsCode: z.string().describe("Code of the Harmonised System."),
    eccn: z.string().nullable().describe("Export control classification number; null without."),
    htsCode: z.string().nullable().describe("Tariff code of the United States; null without."),
    htsDescription: z.string().nullable().describe("What the tariff code means; null without."),
  })
  .meta({ id: "GoodsLine", description: "A kind of goods in the order." });
export type GoodsLine = z.infer<typeof GoodsLine>;

/** `event` is a code of ORDER_EVENTS (history.ts) and of the locale files (`history.<event>`); `params` fills its text. */
export const OrderHistoryEntry = z
  .object({
    id: z.uuid().describe("The entry's id."),
    event: z.string().describe("What happened: a code of the locale files."),
    params: z.record(z.string(), z.string()).describe("What fills the text."),
    actor: z.string().describe("Who did it."),
    at: z.iso.datetime().describe("When."),
  })
  .meta({ id: "OrderHistoryEntry", description: "Something that happened to the order." });
export type OrderHistoryEntry = z.infer<typeof OrderHistoryEntry>;

/** What the customs system was told of an order at some time, without how each attempt ended. */
export const PushOfOrder = OrderPush.pick({
  id: true,
  kind: true,
  state: true,
  askedAt: true,
  askedBy: true,
  attempts: true,
  nextAt: true,
  endedAt: true,
}).meta({ id: "PushOfOrder", description: "What the customs system was told of the order, and how far that is." });

/** The rest of section 3. */
export const OrderDetail = z
  .object({
    orderId: z.uuid().describe("The order's key."),
    mergedWaybillNos: z.array(z.string()).describe("Waybills merged into this one."),
    cancellation: OrderCancellation.nullable().describe("Null while it is not cancelled."),
    shipment: OrderShipment,
    payment: OrderPayment.describe("What it is worth and who pays what."),
    services: z.array(OrderServiceFee).describe("Added services."),
    cod: OrderCod.nullable().describe("Cash on delivery; null without."),
    trade: OrderTrade,
    exhibition: OrderExhibition.nullable().describe("Null for goods that go to no exhibition."),
    sender: Party.describe("Who sends."),
    receiver: Party.describe("Who receives."),
    whomToCall: WhomToCall.nullable().describe(
      "The site's customer service of the sender's area, else of his country (CUSTOMER_SERVICE); null without.",
    ),
    personnel: z
      .array(PersonToCall)
      .describe("The site's personnel where it comes from and where it goes to, duty by duty (REGIONAL_PERSONNEL)."),
    goods: z.array(GoodsLine).describe("Line by line, in the order's own order."),
    controls: z.array(OrderControl).describe("Controls that it falls under, in their order."),
    labelPrinted: Printed.nullable().describe("That its labels were printed; null while they were not."),
    invoicePrinted: Printed.nullable().describe("That its invoice was printed; null while it was not."),
    pushes: z.array(PushOfOrder).describe("What the customs system was told of it, newest first."),
    history: z.array(OrderHistoryEntry).describe("What happened, newest first."),
  })
  .meta({ id: "OrderDetail", description: "Everything of an order that a list does not show." });
export type OrderDetail = z.infer<typeof OrderDetail>;

export const OrderWithDetail = z.object({
  row: OrderRow.describe("What a list shows of the order."),
  detail: OrderDetail,
});
