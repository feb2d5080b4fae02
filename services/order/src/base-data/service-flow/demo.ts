import type { Db } from "@linehaul/kit/database-type";
import { load } from "@linehaul/kit/demo/load";
import { fixedId } from "@linehaul/kit/ids";
import { SITE_CODES, SITES, type SiteCode } from "@linehaul/schema/sites";
import { siteDay } from "@linehaul/schema/site-day";
import { textRows } from "../text-rows.ts";
import { serviceFlow } from "./table.ts";

/** Service · product · to · kind, fee, at least and at most in the site's currency, or `closed`. */
const ROWS: Readonly<Record<SiteCode, string>> = {
  MY: `
INSURANCE · * · SG · PERCENT 0.3 2.00
INSURANCE · HEAVY_FREIGHT · * · PERCENT 0.8 12.00 5000.00
SIGNATURE · * · CN · FIXED 9.00
COD · * · GB · closed`,
  ID: `
INSURANCE · * · SG · PERCENT 0.3 8000
INSURANCE · HEAVY_FREIGHT · * · PERCENT 0.9 45000 18000000
SIGNATURE · * · MY · FIXED 30000
COD · * · SA · closed`,
  VN: `
INSURANCE · * · CN · PERCENT 0.3 12000
INSURANCE · HEAVY_FREIGHT · * · PERCENT 0.8 70000 28000000
SIGNATURE · * · JP · FIXED 52000
COD · * · FR · closed`,
};
const isNamed = (code: string): string | null => (code === "*" ? null : code);

/** Fills an empty table with what services cost on some lanes of each site, from an instant on. */
export async function seedServiceFlows(db: Db, begin: Date): Promise<void> {
  if ((await db.$count(serviceFlow)) > 0) return;
  const by = { createdBy: "system", createdAt: begin, modifiedBy: "system", modifiedAt: begin };
  const rows = SITE_CODES.flatMap((site) =>
    textRows(ROWS[site]).map(([serviceCode = "", product = "", to = "", cost = ""]) => {
      const [kind = "", fee = "0", feeLeast = "", feeMost = ""] = cost.split(" ");
      return {
        ...by,
        id: fixedId("service-flow", `${site} ${serviceCode} ${product} ${to}`),
        status: "ENABLED" as const,
        version: 1,
        site,
        serviceCode,
        productCode: isNamed(product),
        fromCountry: null,
        fromRegion: "",
        toCountry: isNamed(to),
        toRegion: "",
        laneState: kind === "closed" ? ("CLOSED" as const) : ("OPEN" as const),
        feeKind: kind === "PERCENT" ? ("PERCENT" as const) : ("FIXED" as const),
        fee,
        feeLeast: feeLeast || null,
        feeMost: feeMost || null,
        feeCurrency: SITES[site].currency,
        validFrom: siteDay(site, begin),
        validTo: null,
      };
    }),
  );
  await load(db, serviceFlow, rows);
}
