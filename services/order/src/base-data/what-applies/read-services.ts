import type { Db } from "@linehaul/kit/database-type";
import type { SiteCode } from "@linehaul/schema/sites";
import { and, asc, eq } from "drizzle-orm";
import { productAddService } from "../../service-centre/product-information/table.ts";
import { addService } from "../add-service/table.ts";
import { view as cargoFlowView } from "../cargo-flow/mine.ts";
import { cargoFlow } from "../cargo-flow/table.ts";
import { product } from "../product/table.ts";
import { view } from "../service-flow/mine.ts";
import { serviceFlow } from "../service-flow/table.ts";
import type { ServiceBook } from "./services.ts";

type Sold = typeof productAddService.$inferSelect;
/** What a site takes for a service with a product: percent of the amount and that at least, or that alone. */
const feeOf = ({ fee, feeRate, feeCurrency }: Sold) =>
  feeRate === null
    ? { feeKind: "FIXED" as const, fee: fee ?? "0", feeLeast: null, feeMost: null, feeCurrency }
    : { feeKind: "PERCENT" as const, fee: feeRate, feeLeast: fee, feeMost: null, feeCurrency };

/** Add-on services as a site's shipments obey them. Four statements. */
export async function readServices(db: Db, site: SiteCode): Promise<ServiceBook> {
  const services = await db
    .select()
    .from(addService)
    .where(eq(addService.status, "ENABLED"))
    .orderBy(asc(addService.sort), asc(addService.id));
  const serviceFlows = await db
    .select()
    .from(serviceFlow)
    .where(and(eq(serviceFlow.site, site), eq(serviceFlow.status, "ENABLED")))
    .orderBy(asc(serviceFlow.id));
  const cargoFlows = await db
    .select()
    .from(cargoFlow)
    .where(and(eq(cargoFlow.site, site), eq(cargoFlow.status, "ENABLED")))
    .orderBy(asc(cargoFlow.id));
  const sold = await db
    .select({ productCode: product.code, serviceCode: addService.code, row: productAddService })
    .from(productAddService)
    .innerJoin(product, eq(product.id, productAddService.productId))
    .innerJoin(addService, eq(addService.id, productAddService.addServiceId))
    .where(eq(productAddService.site, site));
  const fees = new Map(sold.map(({ productCode, serviceCode, row }) => [`${productCode} ${serviceCode}`, feeOf(row)]));
  return {
    services,
    serviceFlows: serviceFlows.map(view),
    cargoFlows: cargoFlows.map(cargoFlowView),
    productFee: (productCode, serviceCode) => fees.get(`${productCode} ${serviceCode}`),
  };
}
