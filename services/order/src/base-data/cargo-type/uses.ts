import type { Call } from "@linehaul/kit/call";
import type { CargoType } from "@linehaul/schema/base-data/cargo-type";
import { MOST_USES, type RowUse } from "@linehaul/schema/base-data/row-use";
import { arrayContains, asc } from "drizzle-orm";
import { product } from "../product/table.ts";
import { used } from "../row-uses.ts";

/** Products that take a cargo type. */
export async function usesOfCargoType({ db }: Call, { code }: CargoType): Promise<RowUse[]> {
  const products = await db
    .select({ code: product.code })
    .from(product)
    .where(arrayContains(product.cargoTypes, [code]))
    .orderBy(asc(product.sort), asc(product.id))
    .limit(MOST_USES);
  return used(
    "PRODUCT",
    products.map((row) => row.code),
  );
}
