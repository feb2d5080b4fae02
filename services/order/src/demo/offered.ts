import { SITE_CODES, type SiteCode } from "@linehaul/schema/sites";
import { siteDay } from "@linehaul/schema/site-day";
import { demoFlows } from "../base-data/product-flow/demo.ts";
import { PRODUCTS } from "../base-data/product/products.ts";
import { judge } from "../base-data/what-applies/offers.ts";
import { flowsByLane } from "../base-data/what-applies/rule-book.ts";

/** What goes to wherever nothing else does. */
const ANYWHERE = ["INTL_EXPRESS", "HEAVY_FREIGHT"];

interface Going {
  readonly site: SiteCode;
  readonly at: number;
  readonly from: string;
  readonly to: string;
  readonly weight: string;
}

/** The product of that name where the demo's flows offer it, else one that goes there: orders of the demo obey what all others do (SYS-08). */
export function offeredSince(begin: Date): (going: Going, wanted: string) => string {
  const by = { createdBy: "", createdAt: "", modifiedBy: "", modifiedAt: "" };
  const flows = new Map(
    SITE_CODES.map((site) => [site, flowsByLane(demoFlows(site, begin).map((row) => ({ ...row, ...by })))]),
  );
  return ({ site, at, from, to, weight }, wanted) => {
    const place = (country: string) => ({ country, regions: [] });
    const day = siteDay(site, new Date(at));
    const known = { from: place(from), to: place(to), day, weight };
    const sent = { ...known, customerType: null, cargoType: null, payer: null, taxPayer: null };
    const book = { flowsTo: flows.get(site) ?? (() => []) };
    const names = PRODUCTS.filter(({ nameEn, code }) => nameEn === wanted || ANYWHERE.includes(code))
      .filter((product) => judge(sent, { ...product, status: "ENABLED" }, book).reasons.length === 0)
      .map(({ nameEn }) => nameEn);
    const [first] = names.includes(wanted) ? [wanted] : names;
    if (first === undefined) throw new Error(`nothing of ${weight} kg goes from ${from} to ${to}`);
    return first;
  };
}
