import { copying } from "@linehaul/kit/follow/copying";
import { userAccountCopied } from "@linehaul/schema/accounts/user-account/copy";
import { sql } from "drizzle-orm";
import { accountCopy as t } from "./table.ts";

/** The copy of customers' accounts, as the customer service has them. Orders of one that gets another main account are restamped by a task. */
export const accountCopies = copying(userAccountCopied, {
  id: t.id,
  drop: (tx, where) => tx.delete(t).where(where),
  put: async (tx, rows) => {
    await tx
      .insert(t)
      .values(rows.map((row) => ({ ...row, stampedMain: row.mainUserCode })))
      .onConflictDoUpdate({
        target: t.userCode,
        set: {
          id: sql`excluded.id`,
          site: sql`excluded.site`,
          mainUserCode: sql`excluded.main_user_code`,
          customerCode: sql`excluded.customer_code`,
          isCancelled: sql`excluded.is_cancelled`,
        },
      });
  },
});
