import type { Db } from "@linehaul/kit/database-type";
import { load } from "@linehaul/kit/demo/load";
import { fixedId } from "@linehaul/kit/ids";
import { SITE_CODES, SITES, type SiteCode } from "@linehaul/schema/sites";
import { siteDay } from "@linehaul/schema/site-day";
import { cargoFlow } from "./table.ts";

/** Fills an empty table with what the demo's sites take on some lanes: nothing that a demo order would not have. */
export async function seedCargoFlows(db: Db, begin: Date): Promise<void> {
  if ((await db.$count(cargoFlow)) > 0) return;
  const row = (site: SiteCode, toCountry: string, cargoTypeCode: string | null, services: string[]) => ({
    id: fixedId("cargo-flow", `${site} ${toCountry} ${cargoTypeCode}`),
    status: "ENABLED" as const,
    version: 1,
    createdBy: "admin",
    createdAt: begin,
    modifiedBy: "admin",
    modifiedAt: begin,
    site,
    fromCountry: SITES[site].country,
    fromRegion: "",
    toCountry,
    toRegion: "",
    cargoTypeCode,
    payWays: [],
    services,
    validFrom: siteDay(site, begin),
    validTo: null,
  });
  await load(
    db,
    cargoFlow,
    SITE_CODES.flatMap((site) => [
      row(site, "MN", null, ["INSURANCE"]),
      row(site, "NZ", "FRESH", ["PACKAGING"]),
      row(site, "NZ", null, ["INSURANCE", "PACKAGING"]),
    ]),
  );
}
