import type { ServiceOptions } from "@linehaul/kit/service";
import { features } from "./__generated__/features.ts";

/** The customer service: customers and what belongs to them. */
export const customer: ServiceOptions = {
  service: "customer",
  features,
  migrations: new URL("../migrations", import.meta.url),
};
