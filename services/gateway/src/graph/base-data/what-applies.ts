import {
  ProductOffer as ProductOfferContract,
  WhatApplies as WhatAppliesContract,
  WithheldProduct as WithheldProductContract,
  WithheldReason,
} from "@linehaul/schema/base-data/what-applies/answer";
import { whatAppliesRoutes } from "@linehaul/schema/base-data/what-applies/routes";
import { Shipment } from "@linehaul/schema/base-data/what-applies/shipment";
import { builder } from "../../access/builder.ts";
import { inputOf } from "../../contract/input.ts";
import { enumOf, objectOf } from "../../contract/named.ts";
import { parseInput } from "../../errors/parse-input.ts";
import { written } from "../../errors/user-error.ts";
import { payload } from "../../writing/payload.ts";
// The enum of who pays.
import "../orders/order/order-parts.ts";
import { OrderFlow } from "./order-flow.ts";
import { ProductFlow } from "./product-flow.ts";
import { productName } from "./coded.ts";

enumOf(WithheldReason);
const ProductOffer = objectOf(ProductOfferContract, {
  without: ["flow"],
  more: (t) => ({
    productName: productName(t),
    flow: t.field({
      type: ProductFlow,
      description: "The row that says so: of those that fit, the one that names the lane most closely.",
      resolve: (offer) => offer.flow,
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
const WhatApplies = objectOf(WhatAppliesContract, {
  without: ["closedBy", "offered", "withheld"],
  more: (t) => ({
    closedBy: t.field({
      type: OrderFlow,
      nullable: true,
      description: "The row that closes the lane, so that nothing can be had; null: the lane is open.",
      resolve: (answer) => answer.closedBy,
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

builder.queryField("shipmentTried", (t) =>
  t.may(...ProductFlow.may, ...OrderFlow.may).field({
    type: payload("ShipmentTried", "answer", WhatApplies),
    description:
      "What holds for a shipment from the viewer's site on a day: products offered with their days and payers, those withheld with each reason, and the row that says so. One call to the order service.",
    args: {
      input: t.arg({
        required: true,
        description: "What somebody would send, as far as it is known.",
        type: builder.inputType("ShipmentInput", {
          description: "What somebody would send, as far as it is known: what is not known rules nothing out.",
          fields: (f) => inputOf(f, Shipment),
        }),
      }),
    },
    resolve: (_root, { input }, grant) =>
      written(grant.visit, () => grant.call(whatAppliesRoutes.tried, { body: parseInput(Shipment, input) })),
  }),
);
