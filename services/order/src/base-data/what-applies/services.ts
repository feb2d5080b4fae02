import type { AddService } from "@linehaul/schema/base-data/add-service";
import { laneRank, type Place } from "@linehaul/schema/base-data/lane";
import type { ServiceFlow } from "@linehaul/schema/base-data/service-flow/row";
import type { ServiceOffer } from "@linehaul/schema/base-data/what-applies/service-offer";
import { holdsOn } from "@linehaul/schema/period";

type Fee = Pick<ServiceOffer, "feeKind" | "fee" | "feeLeast" | "feeMost" | "feeCurrency">;
export type ServiceRule = Pick<AddService, "code" | "nameEn"> & Fee;
/** What services obey: those in use in their order, flows in use, and what a site takes for one with a product. */
export interface ServiceBook {
  readonly services: readonly ServiceRule[];
  readonly serviceFlows: readonly ServiceFlow[];
  readonly productFee: (productCode: string, serviceCode: string) => Fee | undefined;
}
/** With which product, from where to where, on a day of the site's zone. */
export interface Served {
  readonly productCode: string;
  readonly from: Place;
  readonly to: Place;
  readonly day: string;
}

/** The flow that holds for a service: of those of that day that fit, the one that names the lane most closely, and then its product. */
function closest(
  { productCode, from, to, day }: Served,
  code: string,
  flows: readonly ServiceFlow[],
): ServiceFlow | null {
  let [found, most]: [ServiceFlow | null, number] = [null, -1];
  for (const flow of flows) {
    if (flow.serviceCode !== code || !holdsOn(flow, day)) continue;
    if (flow.productCode !== null && flow.productCode !== productCode) continue;
    const lane = laneRank(flow, from, to);
    const rank = lane < 0 ? -1 : lane * 2 + (flow.productCode === null ? 0 : 1);
    if (rank > most) [found, most] = [flow, rank];
  }
  return found;
}

/** Every service in use, with what it costs there: as its flow says, else as the site takes for it with the product, else as the service itself says (SYS-08). */
export function servicesOf(served: Served, book: ServiceBook): ServiceOffer[] {
  return book.services.map(({ code: serviceCode, ...own }) => {
    const flow = closest(served, serviceCode, book.serviceFlows);
    const { feeKind, fee, feeLeast, feeMost, feeCurrency } =
      flow ?? book.productFee(served.productCode, serviceCode) ?? own;
    return { serviceCode, isOffered: flow?.laneState !== "CLOSED", feeKind, fee, feeLeast, feeMost, feeCurrency, flow };
  });
}
