import { z } from "zod";
import { Masked } from "../../masked.ts";
import { Amount, OrderRow } from "./row.ts";
import {
  CANCEL_TYPES,
  DECLARATION_METHODS,
  PAY_METHODS,
  PICKUP_TYPES,
  SENDER_REASONS,
  TRADE_CONDITIONS,
} from "./status.ts";

/** Sender or receiver (section 3, "Party"). What identifies a person comes masked. */
export const Party = z
  .object({
    name: z.string(),
    company: z.string().nullable(),
    phone: Masked,
    email: Masked.nullable(),
    countryCode: z.string(),
    /** State or province, city, district: as many levels as the country has. */
    regionLevels: z.array(z.string()),
    address: Masked,
    postCode: z.string().nullable(),
    cityCode: z.string().nullable(),
    certType: z.string().nullable(),
    certNo: Masked.nullable(),
    vat: z.string().nullable(),
    eori: z.string().nullable(),
    ioss: z.string().nullable(),
  })
  .meta({ id: "Party" });
export type Party = z.infer<typeof Party>;

/** A kind of goods in the order (section 3, "Goods line"). `total` is price × quantity in the declared currency. */
export const GoodsLine = z
  .object({
    id: z.uuid(),
    lineNo: z.int(),
    name: z.string(),
    size: z.string().nullable(),
    amount: z.int(),
    quantity: Amount,
    unit: z.string(),
    unitWeight: Amount,
    price: Amount,
    total: Amount,
    source: z.string().nullable(),
    origin: z.string(),
    hsCode: z.string(),
    eccn: z.string().nullable(),
    htsCode: z.string().nullable(),
    htsDescription: z.string().nullable(),
  })
  .meta({ id: "GoodsLine" });
export type GoodsLine = z.infer<typeof GoodsLine>;

/** `event` is a code of ORDER_EVENTS (history.ts) and of the locale files (`history.<event>`); `params` fills its text. */
export const OrderHistoryEntry = z
  .object({
    id: z.uuid(),
    event: z.string(),
    params: z.record(z.string(), z.string()),
    actor: z.string(),
    at: z.iso.datetime(),
  })
  .meta({ id: "OrderHistoryEntry" });
export type OrderHistoryEntry = z.infer<typeof OrderHistoryEntry>;

/** Everything of section 3 that a list does not show. */
export const OrderDetail = z
  .object({
    orderId: z.uuid(),
    mergedWaybillNos: z.array(z.string()),
    cancellation: z
      .object({ reason: z.string().nullable(), type: z.enum(CANCEL_TYPES), at: z.iso.datetime() })
      .nullable(),
    shipment: z.object({
      pickupType: z.enum(PICKUP_TYPES),
      pickupAt: z.iso.datetime().nullable(),
      timeZoneCode: z.string(),
      parcelNum: z.int(),
      weight: Amount,
      volume: Amount.nullable(),
    }),
    payment: z.object({
      declaredCurrency: z.string(),
      declaredValue: Amount,
      insuredValue: Amount.nullable(),
      payMethod: z.enum(PAY_METHODS),
      taxPayMethod: z.enum(PAY_METHODS),
      payMonthCard: Masked.nullable(),
      taxMonthCard: Masked.nullable(),
      couponNo: z.string().nullable(),
      couponAmount: Amount.nullable(),
      estimatedFee: Amount.nullable(),
      feeCurrency: z.string(),
    }),
    services: z.array(z.object({ serviceName: z.string(), fee: Amount, currency: z.string() })),
    cod: z.object({ card: Masked, amount: Amount, currency: z.string() }).nullable(),
    trade: z.object({
      senderReason: z.enum(SENDER_REASONS),
      tradeCondition: z.enum(TRADE_CONDITIONS),
      exportDeclaration: z.enum(DECLARATION_METHODS),
      importDeclaration: z.enum(DECLARATION_METHODS),
      importerCompany: z.string().nullable(),
      importerPhone: Masked.nullable(),
      importerAddress: Masked.nullable(),
    }),
    exhibition: z
      .object({
        exhibitor: z.string(),
        exhibition: z.string(),
        venue: z.string(),
        booth: z.string(),
        recipientName: z.string(),
        recipientTel: Masked,
        expectedAt: z.iso.datetime(),
      })
      .nullable(),
    sender: Party,
    receiver: Party,
    goods: z.array(GoodsLine),
    /** Newest first. */
    history: z.array(OrderHistoryEntry),
  })
  .meta({ id: "OrderDetail" });
export type OrderDetail = z.infer<typeof OrderDetail>;

export const OrderWithDetail = z.object({ row: OrderRow, detail: OrderDetail });
