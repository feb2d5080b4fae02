import { ConfigStatus as ConfigStatusContract } from "@linehaul/schema/catalogue";
import { Site } from "@linehaul/schema/site-code";
import { enumOf } from "../contract/named.ts";

export const SiteCode = enumOf(Site);
export const ConfigStatus = enumOf(ConfigStatusContract);
