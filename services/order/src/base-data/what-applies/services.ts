import type { AddService } from "@linehaul/schema/base-data/add-service";
import type { CargoFlow } from "@linehaul/schema/base-data/cargo-flow/row";
import type { ServiceFlow } from "@linehaul/schema/base-data/service-flow/row";
import type { ServiceOffer } from "@linehaul/schema/base-data/what-applies/service-offer";
import { type Carried, cargoFlowOf, leaves } from "./cargo-flow.ts";
import { closestRow, namingOf } from "./closest-row.ts";

type Fee = Pick<ServiceOffer, "feeKind" | "fee" | "feeLeast" | "feeMost" | "feeCurrency">;
export type ServiceRule = Pick<AddService, "code" | "nameEn"> & Fee;
/** What services obey: those in use in their order, flows in use, and what a site takes for one with a product. */
export interface ServiceBook {
  readonly services: readonly ServiceRule[];
  readonly serviceFlows: readonly ServiceFlow[];
  /** Cargo flows in use, of all lanes. */
  readonly cargoFlows: readonly CargoFlow[];
  readonly productFee: (productCode: string, serviceCode: string) => Fee | undefined;
}
/** With which product. */
export interface Served extends Carried {
  readonly productCode: string;
}

/** Every service in use, with what it costs there: as its flow says, else as the site takes for it with the product, else as the service itself says; none that the cargo flow of the lane leaves out (SYS-08). */
export function servicesOf(served: Served, book: ServiceBook): ServiceOffer[] {
  const carriedBy = cargoFlowOf(served, book.cargoFlows);
  return book.services.map(({ code: serviceCode, ...own }) => {
    const flow = closestRow(served, book.serviceFlows, (row) =>
      row.serviceCode === serviceCode ? namingOf(row.productCode, served.productCode) : "OTHER",
    );
    const { feeKind, fee, feeLeast, feeMost, feeCurrency } =
      flow ?? book.productFee(served.productCode, serviceCode) ?? own;
    const isOffered = flow?.laneState !== "CLOSED" && leaves(carriedBy?.services, serviceCode);
    return { serviceCode, isOffered, feeKind, fee, feeLeast, feeMost, feeCurrency, flow };
  });
}
