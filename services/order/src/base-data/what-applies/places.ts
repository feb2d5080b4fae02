import type { Place } from "@linehaul/schema/base-data/lane";
import type { Shipment } from "@linehaul/schema/base-data/what-applies/shipment";

const place = (country: string, region: string): Place => ({ country, regions: region === "" ? [] : [region] });

/** Both ends of what somebody would send, as far as they are known. */
export const placesOf = (
  to: Pick<Shipment, "fromCountry" | "fromRegion" | "toCountry" | "toRegion">,
): { readonly from: Place; readonly to: Place } => ({
  from: place(to.fromCountry, to.fromRegion),
  to: place(to.toCountry, to.toRegion),
});
