import { sql } from "drizzle-orm";
import { boolean, index, integer, pgTable, text, timestamp, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { ATTEMPT_OUTCOMES, deliveryStates, OUTSIDE_SYSTEMS, SILENCES } from "@linehaul/schema/delivery";
import { SITE_CODES } from "@linehaul/schema/sites";

const instant = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });
const system = () => text({ enum: OUTSIDE_SYSTEMS }).notNull();
/** What is sent, and whose rows it belongs to: those of the thing that it is about. */
const about = () => ({
  system: system(),
  /** What it asks of the receiver. */
  kind: text().notNull(),
  /** Id of the thing. */
  subject: uuid().notNull(),
  /** How people call the thing. */
  name: text().notNull(),
  site: text({ enum: SITE_CODES }).notNull(),
  country: text(),
  orgCode: text("org_code"),
  customerCode: text("customer_code"),
});

/** Something for an outside system, written in the transaction of what happened. Its thing's newest has the thing's state. */
export const delivery = pgTable(
  "delivery",
  {
    id: uuid().primaryKey(),
    ...about(),
    /** The how-manieth content that was sent of its thing: they are sent in this order. */
    version: integer().notNull(),
    isNewest: boolean("is_newest").notNull(),
    /** By which the receiver knows it again: of its thing, version and content. */
    key: text().notNull(),
    /** What is sent, to the letter, in the clear; null when it ended long ago: see forget.ts. */
    body: text(),
    state: text({ enum: deliveryStates }).notNull(),
    askedBy: text("asked_by").notNull(),
    /** When it was last asked for: a day later it is given up. */
    askedAt: instant("asked_at").notNull(),
    traceId: text("trace_id").notNull(),
    /** Which of the system's places it is for; null where it has none. */
    place: text(),
    /** Why it was asked for, in somebody's words. */
    reason: text(),
    attempts: integer().notNull(),
    nextAt: instant("next_at").notNull(),
    /** Until when somebody is at it. */
    leaseUntil: instant("lease_until"),
    endedAt: instant("ended_at"),
  },
  (t) => [
    uniqueIndex("delivery_version").on(t.system, t.subject, t.version),
    index("delivery_due")
      .on(t.system, t.nextAt, t.id)
      .where(sql`state = 'PENDING'`),
    index("delivery_newest")
      .on(t.system, t.site, t.askedAt, t.id)
      .where(sql`is_newest`),
    index("delivery_newest_state")
      .on(t.system, t.site, t.state, t.askedAt, t.id)
      .where(sql`is_newest`),
    index("delivery_asked").on(t.system, t.site, t.askedAt, t.id),
    index("delivery_asked_state").on(t.system, t.site, t.state, t.askedAt, t.id),
    index("delivery_kept")
      .on(t.endedAt)
      .where(sql`body is not null`),
    index("delivery_name").on(t.system, t.site, t.name, t.askedAt, t.id),
  ],
);
export type DeliveryRecord = typeof delivery.$inferSelect;

/** Each time that a delivery was sent. */
export const deliveryAttempt = pgTable(
  "delivery_attempt",
  {
    id: uuid().primaryKey(),
    ...about(),
    deliveryId: uuid("delivery_id")
      .notNull()
      .references(() => delivery.id),
    number: integer().notNull(),
    at: instant("at").notNull(),
    outcome: text({ enum: ATTEMPT_OUTCOMES }).notNull(),
    durationMs: integer("duration_ms"),
    /** Null where there was no answer. */
    status: integer(),
    silence: text({ enum: SILENCES }),
    /** The beginning of what was answered. */
    answer: text(),
    traceId: text("trace_id").notNull(),
  },
  (t) => [
    uniqueIndex("delivery_attempt_number").on(t.deliveryId, t.number),
    index("delivery_attempt_at").on(t.system, t.site, t.at, t.id),
    index("delivery_attempt_outcome").on(t.system, t.site, t.outcome, t.at, t.id),
    index("delivery_attempt_name").on(t.system, t.site, t.name, t.at, t.id),
    index("delivery_attempt_subject").on(t.subject, t.at),
  ],
);
export type AttemptRecord = typeof deliveryAttempt.$inferSelect;

/** How an outside system does. While it is down, one delivery at a time finds out whether it is back. */
export const outsideSystem = pgTable("outside_system", {
  system: system().primaryKey(),
  /** Attempts in a row that found it unable. */
  failures: integer().notNull(),
  downSince: instant("down_since"),
  probeAt: instant("probe_at"),
});
export type SystemState = typeof outsideSystem.$inferSelect;
