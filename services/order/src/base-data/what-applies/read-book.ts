import type { Db } from "@linehaul/kit/database-type";
import { calendarOf, type HolidayRule, type WorkRule } from "@linehaul/schema/base-data/calendar/calendar-of";
import type { RuledForm } from "@linehaul/schema/base-data/field-rule/fields";
import type { Place } from "@linehaul/schema/base-data/lane";
import type { SiteCode } from "@linehaul/schema/sites";
import { and, arrayContains, asc, eq } from "drizzle-orm";
import { view as controlView } from "../express-control/kind.ts";
import { expressControl } from "../express-control/table.ts";
import { readFieldRules } from "../field-rule/read.ts";
import { holiday } from "../holiday/table.ts";
import { view as orderFlowView } from "../order-flow/mine.ts";
import { orderFlow } from "../order-flow/table.ts";
import { view } from "../product-flow/mine.ts";
import { productFlow } from "../product-flow/table.ts";
import { product } from "../product/table.ts";
import { workTime } from "../work-time/table.ts";
import { controlRules } from "./controls.ts";
import { readServices } from "./read-services.ts";
import { flowsByLane, type RuleBook } from "./rule-book.ts";

/** Where a site says no hours for a country, it is delivered there from Monday to Friday. */
const USUAL = ["MON", "TUE", "WED", "THU", "FRI"].map((day) => `${day} 09:00-18:00`);

/** Delivery by place, each worked out once. */
function deliveries(hours: readonly WorkRule[], holidays: readonly HolidayRule[]): RuleBook["delivery"] {
  const known = new Map<string, ReturnType<RuleBook["delivery"]>>();
  return ({ country, regions }: Place) => {
    const kept = holidays.filter((one) => one.countryCode === country);
    // Of the address's levels the first that has holidays of its own.
    const region = regions.find((level) => kept.some((one) => one.region === level)) ?? "";
    const key = `${country} ${region}`;
    const own = hours.find((row) => row.countryCode === country);
    const rule = { countryCode: country, purpose: "DELIVERY" as const, timeZone: "UTC", spans: USUAL, ...own };
    const calendar =
      known.get(key) ?? calendarOf({ ...rule, region: region === "" ? (own?.region ?? "") : region }, kept);
    known.set(key, calendar);
    return calendar;
  };
}

/** With the products whole, and without those who pass: whose rows they are, those who ask say. */
type WholeBook = Omit<RuleBook, "passes" | "products"> & {
  readonly products: readonly (typeof product.$inferSelect)[];
};

/** The rows that a site's shipments obey, as they stand; of fields those of a form. Eleven statements, however many shipments are looked at. */
export async function ruleBook(db: Db, site: SiteCode, form: RuledForm = "NEW_ORDER"): Promise<WholeBook> {
  const [products, flows, orderFlows, controls, hours, holidays, serviceBook] = [
    await db.select().from(product).orderBy(asc(product.sort), asc(product.id)),
    await db
      .select()
      .from(productFlow)
      .where(and(eq(productFlow.site, site), eq(productFlow.status, "ENABLED")))
      .orderBy(asc(productFlow.id)),
    await db
      .select()
      .from(orderFlow)
      .where(and(eq(orderFlow.site, site), eq(orderFlow.status, "ENABLED")))
      .orderBy(asc(orderFlow.id)),
    await db
      .select()
      .from(expressControl)
      .where(eq(expressControl.status, "ENABLED"))
      .orderBy(asc(expressControl.sort), asc(expressControl.id)),
    await db
      .select()
      .from(workTime)
      .where(and(eq(workTime.site, site), eq(workTime.purpose, "DELIVERY"), eq(workTime.status, "ENABLED"))),
    await db
      .select()
      .from(holiday)
      .where(and(arrayContains(holiday.purposes, ["DELIVERY"]), eq(holiday.status, "ENABLED"))),
    await readServices(db, site),
  ];
  const fieldRules = await readFieldRules(db, site, form);
  return {
    ...serviceBook,
    products,
    hasFlows: flows.length > 0,
    flowsTo: flowsByLane(flows.map(view)),
    orderFlows: orderFlows.map(orderFlowView),
    controls: controlRules(controls.map(controlView)),
    fieldRules,
    delivery: deliveries(hours, holidays),
  };
}
