import { REVIEW_KINDS, REVIEW_STATUSES } from "@linehaul/schema/customers/customer-review/status";
import { SITE_CODES } from "@linehaul/schema/sites";
import { sql } from "drizzle-orm";
import { check, index, jsonb, pgTable, text, timestamp, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { customers } from "../customer/table.ts";
import { application } from "../information-application/table.ts";
import type { ReviewedValues } from "./values.ts";

const instant = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/** A review of a customer's data, or of what it applies for (CUS-16): what it was, what is asked for, who decided. Values stand in the clear: masked wherever they leave. */
export const customerReview = pgTable(
  "customer_review",
  {
    id: uuid().primaryKey(),
    site: text({ enum: SITE_CODES }).notNull(),
    customerId: uuid("customer_id")
      .notNull()
      .references(() => customers.id),
    kind: text({ enum: REVIEW_KINDS }).notNull(),
    status: text({ enum: REVIEW_STATUSES }).notNull(),
    /** What the customer applies for, of a review of that. */
    applicationId: uuid("application_id").references(() => application.id),
    /** The fields that it is about; of a new customer nothing was before. */
    before: jsonb().$type<ReviewedValues>().notNull(),
    after: jsonb().$type<ReviewedValues>().notNull(),
    /** Who asked for it: nobody decides what he asked for. */
    submitterId: text("submitter_id").notNull(),
    submittedBy: text("submitted_by").notNull(),
    submittedAt: instant("submitted_at").notNull(),
    decidedBy: text("decided_by"),
    decidedAt: instant("decided_at"),
    reason: text(),
  },
  (t) => [
    uniqueIndex("customer_review_open_once")
      .on(t.customerId)
      .where(sql`${t.status} = 'PENDING' and ${t.kind} <> 'APPLICATION'`),
    uniqueIndex("customer_review_application_open_once")
      .on(t.applicationId)
      .where(sql`${t.status} = 'PENDING'`),
    index("customer_review_of_application").on(t.applicationId, t.submittedAt),
    index("customer_review_of").on(t.customerId, t.submittedAt),
    index("customer_review_site_submitted").on(t.site, t.submittedAt, t.id),
    index("customer_review_site_status").on(t.site, t.status, t.submittedAt, t.id),
    check("customer_review_decided", sql`(${t.status} = 'PENDING') = (${t.decidedAt} is null)`),
    check("customer_review_about", sql`(${t.kind} = 'APPLICATION') = (${t.applicationId} is not null)`),
    check("customer_review_failed_says_why", sql`(${t.status} = 'FAILED') = (${t.reason} is not null)`),
  ],
);
export type ReviewRecord = typeof customerReview.$inferSelect;
