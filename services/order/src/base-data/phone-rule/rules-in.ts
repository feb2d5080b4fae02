import type { Db } from "@linehaul/kit/database-type";
import type { RulesOf } from "@linehaul/kit/judge-phones";
import { inArray } from "drizzle-orm";
import { phoneRule } from "./table.ts";

/** The rules of some calling codes. */
export const rulesIn =
  (db: Db): RulesOf =>
  (codes) =>
    db
      .select()
      .from(phoneRule)
      .where(inArray(phoneRule.callingCode, [...codes]));
