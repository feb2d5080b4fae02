import { catalogueView } from "@linehaul/kit/catalogue";
import { anyContains } from "@linehaul/kit/contains";
import type { Product, ProductFilter } from "@linehaul/schema/base-data/product";
import { and, arrayContains, eq, type SQL } from "drizzle-orm";
import { product } from "./table.ts";

const view = (row: typeof product.$inferSelect): Product => ({ ...row, ...catalogueView(row) });
export const kind = { table: product, row: view, event: "product.changed" };

const searched = [product.code, product.nameEn, product.nameZhCn, product.nameZhHk];
export const matching = ({ keyword, status, cargoType }: ProductFilter = {}): SQL | undefined =>
  and(
    anyContains(searched, keyword),
    status && eq(product.status, status),
    cargoType === undefined ? undefined : arrayContains(product.cargoTypes, [cargoType]),
  );
