import type { ObjectFieldBuilder } from "@pothos/core";
import {
  ProductAddService as ProductAddServiceContract,
  ProductInfo as ProductInfoRow,
  ProductInfoFilter,
  productInfoRoutes,
  productInfoSorts,
  ProductLane as ProductLaneContract,
  ProductName as ProductNameContract,
} from "@linehaul/schema/service-centre/product-information";
import { builder, type Types } from "../../access/builder.ts";
import { keyOf } from "../../access/node-id.ts";
import { contractEntity } from "../../contract/entity.ts";
import { list } from "../../contract/list.ts";
import { objectOf } from "../../contract/named.ts";
import { Country, countryOf } from "../base-data/country.ts";
// The enums of how parcels come and who pays.
import "../orders/order/order-parts.ts";

interface Told {
  readonly nameI18n: ProductInfoRow["nameI18n"];
}
const name = (t: ObjectFieldBuilder<Types, Told>) =>
  t.string({
    description: "Its name, in the request's language.",
    resolve: (p, _args, { visit }) => p.nameI18n[visit.language],
  });
const help = (t: ObjectFieldBuilder<Types, { readonly helpI18n: ProductInfoRow["helpI18n"] }>) =>
  t.string({
    description: "What it is for, in the request's language.",
    resolve: (p, _args, { visit }) => p.helpI18n[visit.language],
  });

const ProductName = objectOf(ProductNameContract, {
  without: ["nameI18n"],
  more: (t) => ({
    name: name(t),
    nameEn: t.string({
      description: "Its English name, which orders were filtered by before they had codes.",
      resolve: (p) => p.nameI18n.en,
    }),
  }),
});
builder.queryField("products", (t) =>
  t.open("reference data: choices of forms").field({
    type: [ProductName],
    description:
      "Every product by its name in the request's language, in their own order; those out of use too, for orders keep them.",
    resolve: async (_root, _args, { visit }) => [...(await visit.reference.products.get()).values()],
  }),
);

objectOf(ProductLaneContract, {
  more: (t) => ({
    to: t.field({
      type: Country,
      nullable: true,
      description: "Where to; null: wherever no lane of its own leads.",
      resolve: ({ toCountry }, _args, context) => (toCountry === null ? null : countryOf(toCountry, context)),
    }),
    from: t.field({
      type: Country,
      nullable: true,
      description: "Where from; null for a code that is not in the list.",
      resolve: ({ fromCountry }, _args, context) => countryOf(fromCountry, context),
    }),
  }),
});
objectOf(ProductAddServiceContract, {
  without: ["nameI18n", "helpI18n"],
  more: (t) => ({ name: name(t), help: help(t) }),
});

const ProductInfo = contractEntity("ProductInfo", ProductInfoRow, {
  description: "A product as a reader sees it, as the site offers it.",
  may: ["PRODUCT_INFORMATION.VIEW"],
  key: ({ id }) => id,
  load: (ids, grant) => grant.call(productInfoRoutes.byIds, { body: { ids: [...ids] } }),
  without: ["nameI18n", "helpI18n"],
  fields: (t) => ({ name: name(t), help: help(t) }),
});

list("productInfos", {
  type: ProductInfo,
  description: "Products that the site offers, a page. One call to the order service.",
  sorts: productInfoSorts,
  filter: ProductInfoFilter,
  page: (grant, query) => grant.call(productInfoRoutes.pageQuery, { body: query }),
});
builder.queryField("productInfo", (t) =>
  t.may(...ProductInfo.may).field({
    type: ProductInfo,
    description: "One product as the site offers it. One call to the order service.",
    args: { id: t.arg.id({ required: true, description: "Its node id." }) },
    resolve: (_root, { id }, grant) =>
      grant.call(productInfoRoutes.getProdInfo, { params: { id: keyOf(ProductInfo.name, id) } }),
  }),
);
