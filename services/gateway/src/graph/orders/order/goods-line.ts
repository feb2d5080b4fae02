import type { GoodsLine as Shape } from "@linehaul/schema/orders/order/detail";
import { builder } from "../../../access/builder.ts";
import { Country, countryOf } from "../../base-data/country.ts";

export const GoodsLine = builder.objectRef<Shape>("GoodsLine").implement({
  description: "A kind of goods in the order.",
  fields: (t) => ({
    id: t.exposeID("id", { description: "The line's id." }),
    lineNo: t.exposeInt("lineNo", { description: "Its place in the order, from 1." }),
    name: t.exposeString("name", { description: "What it is." }),
    size: t.exposeString("size", { nullable: true, description: "Size or model." }),
    amount: t.exposeInt("amount", { description: "Pieces." }),
    quantity: t.expose("quantity", { type: "Decimal", description: "How much, in `unit`." }),
    unit: t.exposeString("unit", { description: "Unit of the quantity." }),
    unitWeight: t.expose("unitWeight", { type: "Decimal", description: "Weight of one unit, in kg." }),
    price: t.expose("price", { type: "Decimal", description: "Price of one unit, in the declared currency." }),
    total: t.expose("total", { type: "Decimal", description: "Price × quantity, in the declared currency." }),
    source: t.exposeString("source", { nullable: true, description: "Where the goods were bought." }),
    origin: t.field({
      type: Country,
      nullable: true,
      description: "Country of origin; null for a code that is not kept.",
      resolve: (line, _args, context) => countryOf(line.origin, context),
    }),
    hsCode: t.exposeString("hsCode", { description: "Code of the Harmonised System." }),
    eccn: t.exposeString("eccn", { nullable: true, description: "Export control classification number." }),
    htsCode: t.exposeString("htsCode", { nullable: true, description: "Tariff code of the United States." }),
    htsDescription: t.exposeString("htsDescription", { nullable: true, description: "What the tariff code means." }),
  }),
});
