import { feature as bind } from "@linehaul/kit/feature";
import { placeOf } from "@linehaul/kit/follow/place";
import { keptPhoneRuleRoutes } from "@linehaul/schema/base-data/phone-rule/kept";
import { asc } from "drizzle-orm";
import { phoneRuleCopy as t } from "./table.ts";

const { callingCode, countries, lengths, patterns, example } = t;

export const feature = bind(keptPhoneRuleRoutes, {
  phoneRulesList: async (_input, { db }) => {
    const [rules, place] = await Promise.all([
      db.select({ callingCode, countries, lengths, patterns, example }).from(t).orderBy(asc(callingCode)),
      placeOf(db, { owner: "order", thing: "phoneRule" }),
    ]);
    return { rules, heardAt: place?.heardAt.toISOString() ?? null };
  },
});
