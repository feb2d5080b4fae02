import { copying } from "@linehaul/kit/follow/copying";
import { customerCopied } from "@linehaul/schema/customers/customer-copy";
import { sql } from "drizzle-orm";
import { customerCopy as t } from "./table.ts";

/** The copy of customers, as the customer service has them. */
export const customerCopies = copying(customerCopied, {
  id: t.id,
  drop: (tx, where) => tx.delete(t).where(where),
  put: async (tx, rows) => {
    await tx
      .insert(t)
      .values([...rows])
      .onConflictDoUpdate({
        target: t.customerCode,
        set: {
          id: sql`excluded.id`,
          site: sql`excluded.site`,
          name: sql`excluded.name`,
          countryCode: sql`excluded.country_code`,
          orgCode: sql`excluded.org_code`,
          customerType: sql`excluded.customer_type`,
          status: sql`excluded.status`,
          monthCards: sql`excluded.month_cards`,
        },
      });
  },
});
