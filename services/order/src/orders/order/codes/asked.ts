import type { Db } from "@linehaul/kit/database-type";
import type { OrderFilter } from "@linehaul/schema/orders/order/row";
import { inArray } from "drizzle-orm";
import { product } from "../../../base-data/product/table.ts";

/** A code like any other, of no product. */
const NOBODYS = "NO_PRODUCT_OF_THAT_NAME";

/** A filter that names products by their codes alone; a name that no product has finds nothing. */
export async function byCode(
  { serviceName: names = [], ...filter }: OrderFilter,
  db: Db,
): Promise<Omit<OrderFilter, "serviceName">> {
  if (names.length === 0) return filter;
  const { code, nameEn } = product;
  const rows = await db.select({ code, nameEn }).from(product).where(inArray(nameEn, names));
  const codes = new Map(rows.map((row) => [row.nameEn, row.code]));
  return { ...filter, product: [...(filter.product ?? []), ...names.map((name) => codes.get(name) ?? NOBODYS)] };
}
