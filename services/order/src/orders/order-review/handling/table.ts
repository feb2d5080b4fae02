import { SITE_CODES } from "@linehaul/schema/sites";
import { pgTable, text, timestamp, uniqueIndex, uuid } from "drizzle-orm/pg-core";

const instant = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/** Who is on an order of the review (REV-06): one reviewer an order, and at a site one order a reviewer. It holds until `until`; nothing clears what is over. */
export const caseHandling = pgTable(
  "case_handling",
  {
    orderId: uuid("order_id").primaryKey(),
    site: text({ enum: SITE_CODES }).notNull(),
    handledBy: text("handled_by").notNull(),
    since: instant("since").notNull(),
    until: instant("until").notNull(),
  },
  (t) => [uniqueIndex("case_handling_reviewer").on(t.site, t.handledBy)],
);
