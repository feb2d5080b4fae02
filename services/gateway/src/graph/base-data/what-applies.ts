import {
  ControlHit as ControlHitContract,
  ProductOffer as ProductOfferContract,
  WhatApplies as WhatAppliesContract,
  WithheldProduct as WithheldProductContract,
  WithheldReason,
} from "@linehaul/schema/base-data/what-applies/answer";
import { whatAppliesRoutes } from "@linehaul/schema/base-data/what-applies/routes";
import { ServiceOffer as ServiceOfferContract } from "@linehaul/schema/base-data/what-applies/service-offer";
import { MOST_GOODS, Shipment, ShipmentGoods } from "@linehaul/schema/base-data/what-applies/shipment";
import { builder } from "../../access/builder.ts";
import { inputOf } from "../../contract/input.ts";
import { enumOf, objectOf } from "../../contract/named.ts";
import { question } from "../../writing/question.ts";
// The enum of who pays.
import "../orders/order/order-parts.ts";
import { BillWhitelist } from "./bill-whitelist.ts";
import { CargoFlow } from "./cargo-flow.ts";
import { FieldRule } from "./field-rule.ts";
import { ExpressControl } from "./express-control.ts";
import { OrderFlow } from "./order-flow.ts";
import { OrderFlowWhitelist } from "./order-flow-whitelist.ts";
import { ProductFlow } from "./product-flow.ts";
import { NamedRow, namedRow, productName } from "./coded.ts";
import { ServiceFlow } from "./service-flow.ts";

enumOf(WithheldReason);
const ServiceOffer = objectOf(ServiceOfferContract, {
  without: ["flow"],
  more: (t) => ({
    service: t.field({
      type: NamedRow,
      description: "The add-on service.",
      resolve: ({ serviceCode }, _args, context) => namedRow(serviceCode, context.visit.reference.addServices, context),
    }),
    flow: t.field({
      type: ServiceFlow,
      nullable: true,
      description:
        "The row that says so; null: what the site takes for it with the product, or the service itself says.",
      resolve: (offer) => offer.flow,
    }),
  }),
});
const ProductOffer = objectOf(ProductOfferContract, {
  without: ["flow", "services", "fields"],
  more: (t) => ({
    productName: productName(t),
    flow: t.field({
      type: ProductFlow,
      description: "The row that says so: of those that fit, the one that names the lane most closely.",
      resolve: (offer) => offer.flow,
    }),
    services: t.field({
      type: [ServiceOffer],
      description: "Every add-on service in use, offered with it or not, in their order.",
      resolve: (offer) => offer.services,
    }),
    fields: t.field({
      type: [FieldRule],
      description: "What is said of the fields of an order that goes by it, one row a field at the most.",
      resolve: (offer) => offer.fields,
    }),
  }),
});
const WithheldProduct = objectOf(WithheldProductContract, {
  without: ["flow"],
  more: (t) => ({
    productName: productName(t),
    flow: t.field({
      type: ProductFlow,
      nullable: true,
      description: "The row that says so; null: the product itself, or no row.",
      resolve: (withheld) => withheld.flow,
    }),
  }),
});
const ControlHit = objectOf(ControlHitContract, {
  without: ["control"],
  more: (t) => ({
    control: t.field({
      type: ExpressControl,
      description: "The row that says so.",
      resolve: (hit) => hit.control,
    }),
  }),
});
const WhatApplies = objectOf(WhatAppliesContract, {
  without: ["closedBy", "passedBy", "ownBill", "cargoFlow", "controls", "offered", "withheld"],
  more: (t) => ({
    closedBy: t.field({
      type: OrderFlow,
      nullable: true,
      description: "The row that closes the lane, so that nothing can be had; null: the lane is open.",
      resolve: (answer) => answer.closedBy,
    }),
    passedBy: t.field({
      type: OrderFlowWhitelist,
      nullable: true,
      description:
        "The row by which the customer passes a lane that is closed to others; null: none, the lane is open, or nobody knows who he is.",
      resolve: (answer) => answer.passedBy,
    }),
    ownBill: t.field({
      type: BillWhitelist,
      nullable: true,
      description:
        "The row that lets the customer use bill-of-lading numbers of his own; null: he may not, or nobody knows who he is.",
      resolve: (answer) => answer.ownBill,
    }),
    cargoFlow: t.field({
      type: CargoFlow,
      nullable: true,
      description: "The row that says how it is paid for there and which services go with it; null: by all, with all.",
      resolve: (answer) => answer.cargoFlow,
    }),
    controls: t.field({
      type: [ControlHit],
      description:
        "Every control that it falls under, in the controls' order; with one that refuses nothing can be had.",
      resolve: (answer) => answer.controls,
    }),
    offered: t.field({
      type: [ProductOffer],
      description: "What can be had, in the products' order.",
      resolve: (answer) => answer.offered,
    }),
    withheld: t.field({
      type: [WithheldProduct],
      description: "What can't, in the products' order.",
      resolve: (answer) => answer.withheld,
    }),
  }),
});

question("shipmentTried", {
  may: [
    ...ProductFlow.may,
    ...OrderFlow.may,
    ...OrderFlowWhitelist.may,
    ...ServiceFlow.may,
    ...CargoFlow.may,
    ...ExpressControl.may,
    ...BillWhitelist.may,
    ...FieldRule.may,
  ],
  description:
    "What holds for a shipment from the viewer's site on a day: products offered with their days and payers, those withheld with each reason, and the row that says so. One call to the order service.",
  answer: WhatApplies,
  input: {
    name: "ShipmentInput",
    description: "What somebody would send, as far as it is known: what is not known rules nothing out.",
    told: "What somebody would send, as far as it is known.",
    schema: Shipment,
    instead: (f) => ({
      goods: f.field({
        description: `What is sent, each kind of goods; none: not known. At most ${MOST_GOODS} entries.`,
        type: [
          builder.inputType("ShipmentGoodsInput", {
            description: "A kind of goods that somebody would send.",
            fields: (g) => inputOf(g, ShipmentGoods),
          }),
        ],
      }),
    }),
  },
  ask: (grant, body) => grant.call(whatAppliesRoutes.tried, { body }),
});
