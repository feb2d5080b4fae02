import { FINDING_KINDS } from "@linehaul/schema/orders/order/finding-limits";
import { SITE_CODES } from "@linehaul/schema/sites";
import { boolean, index, pgTable, primaryKey, text, timestamp, uuid } from "drizzle-orm/pg-core";

const instant = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/** Which orders a user found by a masked value, without the value (PERM-12): forgotten a day after. */
export const orderFinding = pgTable(
  "order_finding",
  {
    id: uuid("id").primaryKey(),
    user: text("user").notNull(),
    site: text("site", { enum: SITE_CODES }).notNull(),
    kind: text("kind", { enum: FINDING_KINDS }).notNull(),
    /** Newest first. */
    orderIds: uuid("order_ids").array().notNull(),
    isMore: boolean("is_more").notNull(),
    at: instant("at").notNull(),
  },
  (t) => [index("order_finding_at").on(t.at)],
);
export type FindingRecord = typeof orderFinding.$inferSelect;

/** The different values that a user looked for within the hour, each as a digest under a key of the service. */
export const orderSearch = pgTable(
  "order_search",
  {
    user: text("user").notNull(),
    digest: text("digest").notNull(),
    /** When it was looked for last. */
    at: instant("at").notNull(),
  },
  (t) => [primaryKey({ columns: [t.user, t.digest] }), index("order_search_at").on(t.at)],
);
