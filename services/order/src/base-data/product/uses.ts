import type { Call } from "@linehaul/kit/call";
import { siteScope } from "@linehaul/kit/scope";
import { laneText } from "@linehaul/schema/base-data/lane";
import type { Product } from "@linehaul/schema/base-data/product";
import { MOST_USES, type RowUse } from "@linehaul/schema/base-data/row-use";
import { and, asc, eq } from "drizzle-orm";
import { pickupNotice } from "../../service-centre/pickup-support/table.ts";
import { productAddService } from "../../service-centre/product-information/table.ts";
import { addService } from "../add-service/table.ts";
import { productFlow } from "../product-flow/table.ts";
import { used } from "../row-uses.ts";

/** Lanes, fees of add-on services and rows of pick-up support that name a product, of the caller's site. */
export async function usesOfProduct(call: Call, { id, code }: Product): Promise<RowUse[]> {
  const { db, caller } = call;
  const rows = await call.scope();
  const [lanes, fees, notices] = await Promise.all([
    db
      .select()
      .from(productFlow)
      .where(and(siteScope(caller, rows, productFlow.site), eq(productFlow.productCode, code)))
      .orderBy(asc(productFlow.toCountry), asc(productFlow.id))
      .limit(MOST_USES),
    db
      .select({ code: addService.code })
      .from(productAddService)
      .innerJoin(addService, eq(addService.id, productAddService.addServiceId))
      .where(and(siteScope(caller, rows, productAddService.site), eq(productAddService.productId, id)))
      .orderBy(asc(addService.code))
      .limit(MOST_USES),
    db
      .select({ place: pickupNotice.place })
      .from(pickupNotice)
      .where(and(siteScope(caller, rows, pickupNotice.site), eq(pickupNotice.productCode, code)))
      .orderBy(asc(pickupNotice.place))
      .limit(MOST_USES),
  ]);
  return [
    ...used("LANE", lanes.map(laneText)),
    ...used(
      "PRODUCT_FEE",
      fees.map((fee) => fee.code),
    ),
    ...used(
      "PICKUP_SUPPORT",
      notices.map(({ place }) => place),
    ),
  ];
}
