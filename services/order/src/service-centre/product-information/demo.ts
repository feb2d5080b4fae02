import type { Db } from "@linehaul/kit/database-type";
import { load } from "@linehaul/kit/demo/load";
import { fixedId } from "@linehaul/kit/ids";
import { SITE_CODES, SITES, type SiteCode } from "@linehaul/schema/sites";
import { textRows } from "../../base-data/text-rows.ts";
import { FEES } from "./demo-rows.ts";
import { productAddService } from "./table.ts";

const productId = (code: string): string => fixedId("product", code);

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

/** Fills an empty table with what the services of the release's products cost at each site. */
export async function seedProductFees(db: Db): Promise<void> {
  if ((await db.$count(productAddService)) > 0) return;
  await load(db, productAddService, SITE_CODES.flatMap(feesOf));
}
