import type { Db } from "@linehaul/kit/database-type";
import { load } from "@linehaul/kit/demo/load";
import { fixedId } from "@linehaul/kit/ids";
import { SITE_CODES, type SiteCode } from "@linehaul/schema/sites";
import { siteDay } from "@linehaul/schema/site-day";
import { PRODUCTS } from "../product/products.ts";
import { textRows } from "../text-rows.ts";
import { productFlow, type ProductFlowRecord } from "./table.ts";

/** Product · countries, working days and kilograms of a lane · …; `*`: anywhere else. */
const LANES: Readonly<Record<SiteCode, string>> = {
  MY: `
INTL_EXPRESS · SG 1-1 300 · CN,HK,TH,ID,VN 1-2 300 · JP,KR,TW,PH 2-3 300 · US,GB,AU,DE 3-4 200 · * 4-7 100
INTL_ECONOMY · SG 2-3 150 · CN,HK,TH,ID 3-5 150 · JP,KR,TW 4-6 150 · US,GB,AU 6-9 100
ECOMMERCE_EXPRESS · SG 1-2 30 · CN,HK 3-4 30 · US,GB,AU,JP 5-8 30
HEAVY_FREIGHT · SG 1-3 2000 · CN,HK,TH 4-7 2000 · US,AU,DE 7-12 1500 · * 10-20 1000`,
  ID: `
INTL_EXPRESS · SG,MY 1-2 300 · CN,HK,TH,VN 2-3 300 · JP,KR,TW,AU 3-4 250 · US,GB,NL,SA 4-5 200 · * 5-8 100
INTL_ECONOMY · SG,MY 3-4 150 · CN,HK,JP,AU 4-7 150 · US,NL 7-10 100
ECOMMERCE_EXPRESS · SG,MY 2-3 30 · CN,HK,TW 4-6 30 · US,AU 6-9 30
HEAVY_FREIGHT · SG,MY 2-5 2000 · CN,JP,AU 6-10 1500 · * 12-22 1000`,
  VN: `
INTL_EXPRESS · CN,HK,TH,SG,KH 1-2 300 · JP,KR,TW,MY,ID 2-3 300 · US,AU,DE,GB,FR 3-5 200 · * 4-7 100
INTL_ECONOMY · CN,HK,SG,TH 3-4 150 · JP,KR,TW 4-6 150 · US,DE,AU 7-10 100
ECOMMERCE_EXPRESS · CN,HK 2-4 30 · US,JP,KR 5-8 30
HEAVY_FREIGHT · CN 2-4 2500 · JP,KR,SG 5-8 2000 · US,DE 8-14 1500 · * 12-20 1000`,
};

type Row = Omit<ProductFlowRecord, "createdBy" | "createdAt" | "modifiedBy" | "modifiedAt">;
/** `CN,HK 1-2 70`: to those countries in one to two days, up to 70 kg. */
export function demoFlows(site: SiteCode, begin: Date): Row[] {
  return textRows(LANES[site]).flatMap(([code = "", ...lanes]) => {
    const product = PRODUCTS.find((one) => one.code === code);
    return lanes.flatMap((lane) => {
      const [countries = "", aging = "", maxWeight = ""] = lane.split(" ");
      const [agingMin = 0, agingMax = 0] = aging.split("-").map(Number);
      return countries.split(",").map((to): Row => ({
        id: fixedId("product-flow", `${site} ${code} ${to}`),
        status: "ENABLED",
        version: 1,
        site,
        productCode: code,
        cargoTypeCode: null,
        // What comes to the site's customers from abroad is an order of theirs too.
        fromCountry: null,
        fromRegion: "",
        toCountry: to === "*" ? null : to,
        toRegion: "",
        payMethods: [...(product?.payMethods ?? [])],
        taxPayMethods: [...(product?.taxPayMethods ?? [])],
        agingMin,
        agingMax,
        maxWeight,
        validFrom: siteDay(site, begin),
        validTo: null,
      }));
    });
  });
}

/** Fills an empty table with where the release's products go from each site, from an instant on. */
export async function seedProductFlows(db: Db, begin: Date): Promise<void> {
  if ((await db.$count(productFlow)) > 0) return;
  const by = { createdBy: "system", createdAt: begin, modifiedBy: "system", modifiedAt: begin };
  const rows = SITE_CODES.flatMap((site) => demoFlows(site, begin));
  await load(
    db,
    productFlow,
    rows.map((row) => ({ ...row, ...by })),
  );
}
