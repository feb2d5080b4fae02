import { NOWHERE } from "@linehaul/schema/base-data/field-rule/holding";
import type { Lane, Place } from "@linehaul/schema/base-data/lane";

const place = (country: string | null, region: string): Place =>
  country === null ? NOWHERE : { country, regions: region === "" ? [] : [region] };

/** Both ends of what somebody would send, as far as they are known. */
export const placesOf = (to: Lane): { readonly from: Place; readonly to: Place } => ({
  from: place(to.fromCountry, to.fromRegion),
  to: place(to.toCountry, to.toRegion),
});
