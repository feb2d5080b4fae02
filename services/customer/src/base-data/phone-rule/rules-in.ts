import type { Db } from "@linehaul/kit/database-type";
import type { RulesOf } from "@linehaul/kit/judge-phones";
import { inArray } from "drizzle-orm";
import { phoneRuleCopy } from "./table.ts";

/** The rules of some calling codes, as the copy has them: also while their owner is away. */
export const rulesIn =
  (db: Db): RulesOf =>
  (codes) =>
    db
      .select()
      .from(phoneRuleCopy)
      .where(inArray(phoneRuleCopy.callingCode, [...codes]));
