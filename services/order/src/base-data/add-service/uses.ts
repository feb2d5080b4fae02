import type { Call } from "@linehaul/kit/call";
import { siteScope } from "@linehaul/kit/scope";
import type { AddService } from "@linehaul/schema/base-data/add-service";
import { MOST_USES, type RowUse } from "@linehaul/schema/base-data/row-use";
import { and, asc, eq } from "drizzle-orm";
import { productAddService } from "../../service-centre/product-information/table.ts";
import { product } from "../product/table.ts";
import { used } from "../row-uses.ts";

/** Products with which the caller's site sells a service. */
export async function usesOfAddService(call: Call, { id }: AddService): Promise<RowUse[]> {
  const fees = await call.db
    .select({ code: product.code })
    .from(productAddService)
    .innerJoin(product, eq(product.id, productAddService.productId))
    .where(
      and(siteScope(call.caller, await call.scope(), productAddService.site), eq(productAddService.addServiceId, id)),
    )
    .orderBy(asc(product.sort), asc(product.id))
    .limit(MOST_USES);
  return used(
    "PRODUCT_FEE",
    fees.map((row) => row.code),
  );
}
