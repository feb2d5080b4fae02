import type { Db } from "@linehaul/kit/database-type";
import { load } from "@linehaul/kit/demo/load";
import { fixedId } from "@linehaul/kit/ids";
import { SITE_CODES, SITES, type SiteCode } from "@linehaul/schema/sites";
import { textRows } from "../../base-data/text-rows.ts";
import { FEES, LANES } from "./demo-rows.ts";
import { productAddService, productLane } from "./table.ts";

const productId = (code: string): string => fixedId("product", code);

/** `CN,HK 1-2 70`: to those countries in one to two days, up to 70 kg; `*`: anywhere else. */
const lanesOf = (site: SiteCode): (typeof productLane.$inferInsert)[] =>
  textRows(LANES[site]).flatMap(([code = "", ...lanes]) =>
    lanes.flatMap((lane) => {
      const [countries = "", aging = "", maxWeight = ""] = lane.split(" ");
      const [agingMin = 0, agingMax = 0] = aging.split("-").map(Number);
      return countries.split(",").map((to) => ({
        id: fixedId("product-lane", `${site} ${code} ${to}`),
        productId: productId(code),
        site,
        fromCountry: SITES[site].country,
        toCountry: to === "*" ? null : to,
        agingMin,
        agingMax,
        maxWeight,
      }));
    }),
  );

const feesOf = (site: SiteCode): (typeof productAddService.$inferInsert)[] =>
  textRows(FEES[site]).flatMap(([code = "", of = "", fee = "", feeRate = ""]) =>
    of.split(",").map((sold) => ({
      id: fixedId("product-add-service", `${site} ${sold} ${code}`),
      productId: productId(sold),
      addServiceId: fixedId("add-service", code),
      site,
      fee: fee || null,
      feeCurrency: SITES[site].currency,
      feeRate: feeRate || null,
    })),
  );

/** Fills empty tables with where the release's products go from each site, and what their services cost there. */
export async function seedProducts(db: Db): Promise<void> {
  if ((await db.$count(productLane)) > 0) return;
  await load(db, productLane, SITE_CODES.flatMap(lanesOf));
  await load(db, productAddService, SITE_CODES.flatMap(feesOf));
}
