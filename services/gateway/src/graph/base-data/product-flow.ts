import { productFlowRoutes } from "@linehaul/schema/base-data/product-flow/routes";
import {
  ProductFlow as ProductFlowRow,
  ProductFlowFilter,
  productFlowSorts,
  SavedProductFlow,
} from "@linehaul/schema/base-data/product-flow/row";
import { LaneWithoutProduct as LaneWithoutProductContract } from "@linehaul/schema/base-data/product-flow/without-product";
import { builder } from "../../access/builder.ts";
import { viewerMay } from "../../access/viewer-may.ts";
import { catalogueEntity } from "../../catalogue/entity.ts";
import { catalogueSave } from "../../catalogue/save.ts";
import { catalogueToggle } from "../../catalogue/toggle.ts";
import { list } from "../../contract/list.ts";
import { objectOf } from "../../contract/named.ts";
// The enum of who pays.
import "../orders/order/order-parts.ts";
import { NamedRow, namedRow, productName } from "./coded.ts";
import { countryField, laneFields } from "./country.ts";

export const ProductFlow = catalogueEntity("ProductFlow", ProductFlowRow, {
  description:
    "Between which places a site sends a product, for whom, how heavy and in how many working days (ORD-14). Of several that fit a shipment the one holds that names its lane most closely.",
  may: ["PRODUCT_FLOW.VIEW"],
  load: (ids, grant) => grant.call(productFlowRoutes.byIds, { body: { ids: [...ids] } }),
  acts: {
    edit: "PRODUCT_FLOW.EDIT",
    turn: { enable: "PRODUCT_FLOW.ENABLE", disable: "PRODUCT_FLOW.DISABLE" },
  },
  fields: (t) => ({
    productName: productName(t),
    cargoType: t.field({
      type: NamedRow,
      nullable: true,
      description: "The cargo type that it is for; null: all that the product takes.",
      resolve: ({ cargoTypeCode: code }, _args, context) =>
        code === null ? null : namedRow(code, context.visit.reference.cargoTypes, context),
    }),
    ...laneFields(t),
  }),
});

list("productFlows", {
  type: ProductFlow,
  description: "Where the products of the viewer's site go, a page. One call to the order service.",
  sorts: productFlowSorts,
  filter: ProductFlowFilter,
  page: (grant, query) => grant.call(productFlowRoutes.pageQuery, { body: query }),
  fields: (t) => ({ viewerMayCreate: viewerMay(t, "PRODUCT_FLOW.CREATE", "May the viewer add one?") }),
});

const LaneWithoutProduct = objectOf(LaneWithoutProductContract, { more: (t) => ({ country: countryField(t) }) });
builder.queryField("lanesWithoutProduct", (t) =>
  t.may(...ProductFlow.may).field({
    type: [LaneWithoutProduct],
    description:
      "Countries in use that no product in use goes to from the viewer's site's own today (ORD-14). One call to the order service.",
    resolve: (_root, _args, grant) => grant.call(productFlowRoutes.withoutProduct, {}),
  }),
);

catalogueSave({
  type: ProductFlow,
  field: "productFlow",
  may: { create: "PRODUCT_FLOW.CREATE", edit: "PRODUCT_FLOW.EDIT" },
  schema: SavedProductFlow,
  save: (grant, body, options) => grant.call(productFlowRoutes.save, { body }, options),
});

catalogueToggle("Enable", {
  type: ProductFlow,
  field: "productFlow",
  may: "PRODUCT_FLOW.ENABLE",
  description: "Brings a product flow into use: orders are taken by it at the next request.",
  write: (grant, id, options) => grant.call(productFlowRoutes.enable, { params: { id } }, options),
});
catalogueToggle("Disable", {
  type: ProductFlow,
  field: "productFlow",
  may: "PRODUCT_FLOW.DISABLE",
  description: "Takes a product flow out of use: a wider one holds then, or the product is not offered there.",
  write: (grant, id, options) => grant.call(productFlowRoutes.disable, { params: { id } }, options),
});
