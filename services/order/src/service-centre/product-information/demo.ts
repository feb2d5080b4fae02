import type { Db } from "@linehaul/kit/database-type";
import { load } from "@linehaul/kit/demo/load";
import { fixedId } from "@linehaul/kit/ids";
import type { PAY_METHODS, PICKUP_TYPES } from "@linehaul/schema/orders/order/status";
import { SITE_CODES, SITES, type SiteCode } from "@linehaul/schema/sites";
import { textRows } from "../../base-data/text-rows.ts";
import { FEES, LANES, PRODUCTS } from "./demo-rows.ts";
import { product, productAddService, productLane } from "./table.ts";

const PAYERS: Readonly<Record<string, (typeof PAY_METHODS)[number]>> = { S: "SENDER", R: "RECEIVER", T: "THIRD_PARTY" };
const WAYS: Readonly<Record<string, (typeof PICKUP_TYPES)[number]>> = { C: "COURIER", O: "OUTLET", W: "WAREHOUSE" };
/** `SR`: sender and receiver. */
const each = <T>(letters: string, of: Readonly<Record<string, T>>): T[] =>
  letters.split("").flatMap((letter) => of[letter] ?? []);

const track = (at: Date) => ({ version: 1, createdBy: "system", createdAt: at, modifiedBy: "system", modifiedAt: at });
const names = ([nameEn = "", nameZhCn = "", nameZhHk = "", helpEn = "", helpZhCn = "", helpZhHk = ""]: string[]) => ({
  nameEn,
  nameZhCn,
  nameZhHk,
  helpEn,
  helpZhCn,
  helpZhHk,
});

const productId = (code: string): string => fixedId("product", code);
const products = (at: Date): (typeof product.$inferInsert)[] =>
  textRows(PRODUCTS).map(([code = "", bounds = "", letters = "", ...text], n) => {
    const [minWeight = "", maxParcelWeight = "", maxLength = "", maxGirth = ""] = bounds.split("/");
    const [pay = "", tax = "", ways = ""] = letters.split("/");
    return {
      ...track(at),
      id: productId(code),
      code,
      ...names(text),
      minWeight,
      maxParcelWeight,
      maxLength: Number(maxLength),
      maxGirth: Number(maxGirth),
      payMethods: each(pay, PAYERS),
      taxPayMethods: each(tax, PAYERS),
      pickupWays: each(ways, WAYS),
      sort: (n + 1) * 10,
      status: "ENABLED" as const,
    };
  });

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

/** Fills empty tables with the products that the demo's orders are sent by. */
export async function seedProducts(db: Db, at: Date): Promise<void> {
  if ((await db.$count(product)) > 0) return;
  await load(db, product, products(at));
  await load(db, productLane, SITE_CODES.flatMap(lanesOf));
  await load(db, productAddService, SITE_CODES.flatMap(feesOf));
}
