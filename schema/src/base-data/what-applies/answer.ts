import { z } from "zod";
import { decimal } from "../../field.ts";
import { PayMethod } from "../../orders/order/enums.ts";
import { BillWhitelist } from "../bill-whitelist.ts";
import { CargoFlow } from "../cargo-flow/row.ts";
import { FieldRule } from "../field-rule/row.ts";
import { ExpressControl } from "../express-control/row.ts";
import { OrderFlowWhitelist } from "../order-flow-whitelist.ts";
import { OrderFlow } from "../order-flow/row.ts";
import { ProductFlow } from "../product-flow/row.ts";
import { ServiceOffer } from "./service-offer.ts";

export const WITHHELD_REASONS = [
  "LANE_CLOSED",
  "PROHIBITED",
  "OUT_OF_USE",
  "CARGO_TYPE",
  "NO_FLOW",
  "TOO_LIGHT",
  "TOO_HEAVY",
  "PAYER",
  "TAX_PAYER",
] as const;
export const WithheldReason = z.enum(WITHHELD_REASONS).meta({
  id: "WithheldReason",
  description:
    "Why a product is not offered: the lane is closed, the goods are prohibited, the product is out of use, does not take the cargo type, has no flow on the lane that day, or the shipment is too light or too heavy for it, or paid by somebody it does not name.",
});
export type WithheldReason = z.infer<typeof WithheldReason>;

const productCode = z.string().describe("The product, by code.");
const flow = ProductFlow.describe("The row that says so: of those that fit, the one that names the lane most closely.");

export const ProductOffer = z
  .object({
    productCode,
    flow,
    firstDay: z
      .string()
      .nullable()
      .describe("First day of delivery, of the clocks there; null: not within five years."),
    lastDay: z.string().nullable().describe("Last day of delivery; null: not within five years."),
    maxWeight: decimal().describe("Kilograms at most: the flow's limit or the product's, whichever is less."),
    payMethods: z.array(PayMethod).describe("Who may pay the freight: whom product and flow both name."),
    taxPayMethods: z.array(PayMethod).describe("Who may pay duty and tax: whom product and flow both name."),
    services: z.array(ServiceOffer).describe("Every add-on service in use, offered with it or not, in their order."),
    fields: z
      .array(FieldRule)
      .describe("What is said of the fields of an order that goes by it, one row a field at the most (FIELD_RULE)."),
  })
  .meta({ id: "ProductOffer", description: "A product that a shipment can go by, and when it would arrive." });
export type ProductOffer = z.infer<typeof ProductOffer>;

export const WithheldProduct = z
  .object({
    productCode,
    reasons: z.array(WithheldReason).describe("Every reason, at least one."),
    flow: flow.nullable().describe("The row that says so; null: the product itself, or no row."),
  })
  .meta({ id: "WithheldProduct", description: "A product that a shipment can't go by, and why." });
export type WithheldProduct = z.infer<typeof WithheldProduct>;

export const ControlHit = z
  .object({
    control: ExpressControl.describe("The row that says so."),
    line: z.int().nullable().describe("Which of the goods falls under it, from 1; null: the shipment as a whole."),
    found: z
      .string()
      .describe("The word, or the beginning of the HS code, that was found in it; empty: the shipment as a whole."),
  })
  .meta({ id: "ControlHit", description: "A control that a shipment falls under (EXPRESS_CONTROL)." });
export type ControlHit = z.infer<typeof ControlHit>;

export const WhatApplies = z
  .object({
    closedBy: OrderFlow.nullable().describe(
      "The row that closes the lane, so that nothing can be had; null: the lane is open.",
    ),
    passedBy: OrderFlowWhitelist.nullable().describe(
      "The row by which the customer passes a lane that is closed to others; null: none, the lane is open, or nobody knows who he is.",
    ),
    ownBill: BillWhitelist.nullable().describe(
      "The row that lets the customer use bill-of-lading numbers of his own; null: he may not, or nobody knows who he is.",
    ),
    cargoFlow: CargoFlow.nullable().describe(
      "The row that says how it is paid for there and which services go with it; null: by all, with all.",
    ),
    controls: z
      .array(ControlHit)
      .describe("Every control that it falls under, in the controls' order; with one that refuses nothing can be had."),
    offered: z.array(ProductOffer).describe("What can be had, in the products' order."),
    withheld: z.array(WithheldProduct).describe("What can't, in the products' order."),
  })
  .meta({ id: "WhatApplies", description: "What holds for a shipment, each with the row that says so (SYS-08)." });
export type WhatApplies = z.infer<typeof WhatApplies>;
