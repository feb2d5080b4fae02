import { FINDING_KINDS } from "@linehaul/schema/finding/limits";
import { SITE_CODES } from "@linehaul/schema/sites";
import { boolean, index, pgTable, primaryKey, text, timestamp, uuid } from "drizzle-orm/pg-core";

const instant = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/** What a service keeps of searches by masked values, for one kind of record: `findingTables("order")`. */
export const findingTables = (thing: string) => ({
  /** Which records a user found by a masked value, without the value (PERM-12): forgotten a day after. */
  finding: pgTable(
    `${thing}_finding`,
    {
      id: uuid("id").primaryKey(),
      user: text("user").notNull(),
      site: text("site", { enum: SITE_CODES }).notNull(),
      kind: text("kind", { enum: FINDING_KINDS }).notNull(),
      /** Newest first. */
      ids: uuid(`${thing}_ids`).array().notNull(),
      isMore: boolean("is_more").notNull(),
      at: instant("at").notNull(),
    },
    (t) => [index(`${thing}_finding_at`).on(t.at)],
  ),
  /** The different values that a user looked for within the hour, each as a digest under a key of the service. */
  search: pgTable(
    `${thing}_search`,
    {
      user: text("user").notNull(),
      digest: text("digest").notNull(),
      /** When it was looked for last. */
      at: instant("at").notNull(),
    },
    (t) => [primaryKey({ columns: [t.user, t.digest] }), index(`${thing}_search_at`).on(t.at)],
  ),
});
export type FindingTables = ReturnType<typeof findingTables>;
export type FindingRecord = FindingTables["finding"]["$inferSelect"];
