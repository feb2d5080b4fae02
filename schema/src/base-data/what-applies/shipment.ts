import { z } from "zod";
import { CustomerType } from "../../customers/customer.ts";
import { CustomerCode } from "../../customers/code.ts";
import { emptyIsNull, listOf, note } from "../../field.ts";
import { tariffCode } from "../../orders/order/new-goods.ts";
import { amount, currencyCode } from "../../orders/order/new-fields.ts";
import { PayMethod } from "../../orders/order/enums.ts";

const country = (where: string) =>
  z
    .string("required")
    .regex(/^[A-Z]{2}$/, "country.code")
    .describe(`${where}: ISO 3166-1 alpha-2.`);
const region = (where: string) =>
  note(100).default("").describe(`State, province or city ${where}, as addresses name it; empty: not known.`);
const kilograms = z
  .string()
  .regex(/^\d{1,9}(\.\d{1,3})?$/, "product.kilograms")
  .nullable();

/** Kinds of goods that one shipment is tried with. */
export const MOST_GOODS = 50;
const goodsFields = {
  name: note(200).default("").describe("What it is; empty: not known."),
  hsCode: emptyIsNull(z.string().trim().regex(tariffCode, "goods.hsCode").nullable()).describe(
    "Code of the Harmonised System: 6 to 12 digits, dots between; none: not known.",
  ),
};
export const ShipmentGoods = z
  .object(goodsFields)
  .meta({ id: "ShipmentGoods", description: "A kind of goods that somebody would send." });

/** What somebody would send, as far as it is known: what is not known rules nothing out. */
export const Shipment = z.object({
  fromCountry: country("Where from"),
  fromRegion: region("where from"),
  toCountry: country("Where to"),
  toRegion: region("where to"),
  day: z.iso.date("day").describe("The day of the order, of the site's zone: `2026-11-20`."),
  cargoTypeCode: emptyIsNull(note(30).nullable()).describe("The cargo type, by code; none: not known."),
  weight: emptyIsNull(kilograms).describe("Kilograms of all parcels; none: not known."),
  customerCode: emptyIsNull(CustomerCode.nullable()).describe("Whose it is, by the customer's code; none: not known."),
  customerType: CustomerType.nullable().default(null).describe("Whom the customer is; null: not known."),
  payMethod: PayMethod.nullable().default(null).describe("Who pays the freight; null: not known."),
  taxPayMethod: PayMethod.nullable().default(null).describe("Who pays duty and tax; null: not known."),
  goods: listOf(ShipmentGoods, MOST_GOODS).default([]).describe("What is sent; none: not known."),
  declaredValue: emptyIsNull(amount().nullable()).describe(
    "What is declared of it, in `declaredCurrency`; none: not known.",
  ),
  declaredCurrency: emptyIsNull(currencyCode().nullable()).describe("ISO 4217 of the declared value; none: CNY."),
});
export type Shipment = z.infer<typeof Shipment>;
/** What a box that tries one takes: one kind of goods. */
export const ShipmentForm = Shipment.omit({
  customerType: true,
  payMethod: true,
  taxPayMethod: true,
  goods: true,
}).extend({
  goodsName: goodsFields.name,
  hsCode: goodsFields.hsCode,
  customerType: z.union([CustomerType, z.literal("")]),
  payMethod: z.union([PayMethod, z.literal("")]),
  taxPayMethod: z.union([PayMethod, z.literal("")]),
});
