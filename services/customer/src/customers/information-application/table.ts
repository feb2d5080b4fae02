import {
  APPLICATION_KINDS,
  APPLICATION_STATUSES,
  CARD_STATES,
} from "@linehaul/schema/customers/information-application/lifecycle";
import { PAPERS } from "@linehaul/schema/customers/information-application/papers";
import { SITE_CODES } from "@linehaul/schema/sites";
import { sql } from "drizzle-orm";
import {
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { customers } from "../customer/table.ts";

const instant = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/** What customers apply for; scoped as their customers are (CUS-19). */
export const application = pgTable(
  "information_application",
  {
    id: uuid().primaryKey(),
    site: text({ enum: SITE_CODES }).notNull(),
    customerId: uuid("customer_id")
      .notNull()
      .references(() => customers.id),
    kind: text({ enum: APPLICATION_KINDS }).notNull(),
    status: text({ enum: APPLICATION_STATUSES }).notNull(),
    /** How far the card is that was applied for (CUS-15). */
    cardState: text("card_state", { enum: CARD_STATES }),
    remark: text(),
    submissions: integer().notNull().default(0),
    /** Who submitted it last: he takes it back, and does not decide it. */
    submitterId: text("submitter_id"),
    submittedBy: text("submitted_by"),
    submittedAt: instant("submitted_at"),
    decidedBy: text("decided_by"),
    decidedAt: instant("decided_at"),
    /** Why it was returned last. */
    reason: text(),
    version: integer().notNull().default(1),
    createdBy: text("created_by").notNull(),
    createdAt: instant("created_at").notNull(),
    modifiedBy: text("modified_by").notNull(),
    modifiedAt: instant("modified_at").notNull(),
  },
  (t) => [
    // One that was accepted is over: the customer may apply again.
    uniqueIndex("information_application_open_once")
      .on(t.customerId, t.kind)
      .where(sql`${t.status} <> 'ACCEPTED'`),
    index("information_application_of").on(t.customerId, t.kind, t.status),
    index("information_application_modified").on(t.site, t.modifiedAt, t.id),
    index("information_application_created").on(t.site, t.createdAt, t.id),
    index("information_application_status").on(t.site, t.status, t.modifiedAt, t.id),
    check("information_application_submitted", sql`(${t.submissions} = 0) = (${t.submittedAt} is null)`),
    check("information_application_drafted", sql`${t.status} = 'DRAFT' or ${t.submittedAt} is not null`),
    check(
      "information_application_decided",
      sql`${t.status} not in ('ACCEPTED', 'RETURNED') or ${t.decidedAt} is not null`,
    ),
    check("information_application_returned_says_why", sql`${t.status} <> 'RETURNED' or ${t.reason} is not null`),
    check(
      "information_application_card",
      sql`(${t.cardState} is not null) = (${t.kind} = 'CARD' and ${t.status} in ('SUBMITTED', 'ACCEPTED'))`,
    ),
  ],
);
export type ApplicationRecord = typeof application.$inferSelect;

/** The papers of an application that were uploaded, each held by it alone. */
export const applicationPaper = pgTable(
  "information_application_paper",
  {
    applicationId: uuid("application_id").notNull(),
    paper: text({ enum: PAPERS }).notNull(),
    fileId: uuid("file_id").notNull(),
    name: text().notNull(),
    type: text().notNull(),
    bytes: integer().notNull(),
    /** Of what was uploaded: each time it is handed out, it is compared. */
    sha256: text().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.applicationId, t.paper] }),
    foreignKey({
      name: "information_application_paper_of",
      columns: [t.applicationId],
      foreignColumns: [application.id],
    }),
  ],
);
export type ApplicationPaperRecord = typeof applicationPaper.$inferSelect;
