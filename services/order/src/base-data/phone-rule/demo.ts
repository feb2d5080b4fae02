import type { Db } from "@linehaul/kit/database-type";
import { load } from "@linehaul/kit/demo/load";
import { fixedId } from "@linehaul/kit/ids";
import type { SourcedPhoneRule } from "@linehaul/schema/base-data/phone-rule/row";
import { packagedPhoneRules } from "./packaged.ts";
import { phoneRule } from "./table.ts";

/** New at the source since the demo pulled it. */
const NOT_YET = [376, 690];
/** What the demo has of a calling code since days in which numbers were shorter. */
const BEFORE: Readonly<Record<number, Partial<SourcedPhoneRule>>> = {
  673: { lengths: [6], patterns: ["[2-8]\\d{5}"], example: "712345" },
  855: { lengths: [8], patterns: ["1\\d{7}"], example: "12345678" },
};
/** A calling code that was given up. */
const GIVEN_UP: SourcedPhoneRule = {
  callingCode: 210,
  countries: [],
  lengths: [8],
  patterns: ["[2-9]\\d{7}"],
  example: "21234567",
};

/** Fills an empty table with what comes with the release, as it was some time ago: a pull finds something new, something changed, something gone. */
export async function seedPhoneRules(db: Db, at: Date): Promise<void> {
  if ((await db.$count(phoneRule)) > 0) return;
  const rules = [...packagedPhoneRules(), GIVEN_UP].filter(({ callingCode }) => !NOT_YET.includes(callingCode));
  await load(
    db,
    phoneRule,
    rules.map((rule, n) => {
      // One after the other, so that they have an order by time as well.
      const made = new Date(at.getTime() - 86_400_000 - n * 1000);
      return {
        id: fixedId("phone-rule", String(rule.callingCode)),
        status: "ENABLED" as const,
        version: 1,
        createdBy: "system",
        createdAt: made,
        modifiedBy: "system",
        modifiedAt: made,
        ...rule,
        ...BEFORE[rule.callingCode],
      };
    }),
  );
}
