import { copiedRows } from "@linehaul/kit/copied-rows";
import type { Db } from "@linehaul/kit/database-type";
import type { CopyQuery } from "@linehaul/schema/copy";
import { and, asc, eq } from "drizzle-orm";
import { fieldRule } from "./table.ts";

const { id, site, field, customerTypes, effect, minLength, maxLength, pattern, choices } = fieldRule;
const { messageEn, messageZhCn, messageZhHk, priority, validFrom, validTo } = fieldRule;
const limits = { effect, minLength, maxLength, pattern, choices };
const columns = { id, site, field, customerTypes, messageEn, messageZhCn, messageZhHk, priority, validFrom, validTo };

/** What sites say of fields of accounts, for the service that has these; rules of orders stay here. */
export const fieldRulesCopied = (db: Db, body: CopyQuery) =>
  copiedRows(body, id, (where, most) =>
    db
      .select({ ...columns, ...limits })
      .from(fieldRule)
      .where(and(where, eq(fieldRule.form, "USER_ACCOUNT")))
      .orderBy(asc(id))
      .limit(most),
  );
