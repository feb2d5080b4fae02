import { copying } from "@linehaul/kit/follow/copying";
import { phoneRuleCopied } from "@linehaul/schema/base-data/phone-rule/copy";
import { inArray } from "drizzle-orm";
import { phoneRuleCopy as t } from "./table.ts";

/** The copy of phone rules, as the order service has them. */
export const phoneRuleCopies = copying(phoneRuleCopied, {
  id: t.id,
  drop: (tx, where) => tx.delete(t).where(where),
  put: async (tx, rows) => {
    const codes = rows.map(({ callingCode }) => callingCode);
    // A rule that was deleted and pulled again has another id.
    await tx.delete(t).where(inArray(t.callingCode, codes));
    await tx.insert(t).values([...rows]);
  },
});
