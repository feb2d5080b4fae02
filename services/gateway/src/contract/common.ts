import { ConfigStatus as ConfigStatusContract } from "@linehaul/schema/catalogue";
import { RowCount as RowCountContract } from "@linehaul/schema/scope";
import { Site } from "@linehaul/schema/site-code";
import { enumOf, objectOf } from "../contract/named.ts";

export const SiteCode = enumOf(Site);
export const ConfigStatus = enumOf(ConfigStatusContract);
export const RowCount = objectOf(RowCountContract, {
  without: ["exact"],
  more: (t) => ({ isExact: t.exposeBoolean("exact", { description: "False where there are more." }) }),
});
