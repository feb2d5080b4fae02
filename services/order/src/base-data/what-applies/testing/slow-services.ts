import type { ServiceFlow } from "@linehaul/schema/base-data/service-flow/row";
import type { Served } from "../services.ts";
import { near } from "./slow.ts";

/** The flow that holds for insurance, from its words: of those that fit, where it goes to decides, then where from, then the product. */
export function slowlyServed(
  { from, to, day, productCode }: Served,
  flows: readonly ServiceFlow[],
): ServiceFlow | null {
  const fitting = flows.flatMap((flow) => {
    const [into, out] = [near(flow.toCountry, flow.toRegion, to), near(flow.fromCountry, flow.fromRegion, from)];
    const isHis = flow.serviceCode === "INSURANCE" && [null, productCode].includes(flow.productCode);
    const isThen = flow.validFrom <= day && (flow.validTo === null || day <= flow.validTo);
    return isHis && isThen && into !== null && out !== null ? [{ flow, into, out }] : [];
  });
  const named = (flow: ServiceFlow) => (flow.productCode === null ? 0 : 1);
  return fitting.sort((a, b) => b.into - a.into || b.out - a.out || named(b.flow) - named(a.flow))[0]?.flow ?? null;
}
