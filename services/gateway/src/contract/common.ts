import { CONFIG_STATUS } from "@linehaul/schema/catalogue";
import { SITE_CODES } from "@linehaul/schema/sites";
import { builder } from "../access/builder.ts";

export const SiteCode = builder.enumType("SiteCode", {
  description: "A country site; the host that the console was opened on chooses it.",
  values: SITE_CODES,
});

export const ConfigStatus = builder.enumType("ConfigStatus", {
  description: "May it be chosen in new work? What is disabled stays on what already uses it.",
  values: CONFIG_STATUS,
});
