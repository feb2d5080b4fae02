import {
  bigint,
  boolean,
  customType,
  index,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from "drizzle-orm/pg-core";
import { sql } from "drizzle-orm";
import { AUDIT_KINDS, type AuditState } from "@linehaul/schema/audit";
import { SITE_CODES } from "@linehaul/schema/sites";

/** Milliseconds, as everywhere: a key page would lose rows to finer ones. */
const instant = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });
const xid8 = customType<{ data: string }>({ dataType: () => "xid8" });

/** What others are told, written in the transaction of the change. `xid` orders by commit, see events.ts. */
export const outbox = pgTable(
  "outbox",
  {
    seq: bigint({ mode: "bigint" }).primaryKey().generatedAlwaysAsIdentity(),
    xid: xid8()
      .notNull()
      .default(sql`pg_current_xact_id()`),
    at: instant("at").notNull(),
    type: text().notNull(),
    /** Id of what changed. */
    subject: text().notNull(),
    site: text(),
    user: text().notNull(),
    traceId: text("trace_id").notNull(),
    data: jsonb().notNull(),
  },
  (t) => [index("outbox_commit_order").on(t.xid, t.seq), index("outbox_at").on(t.at)],
);

/** Answers of writes by key, kept 24 h, so that a repeated submit is answered and not done again. */
export const idempotency = pgTable(
  "idempotency",
  {
    user: text().notNull(),
    route: text().notNull(),
    key: text().notNull(),
    bodyHash: text("body_hash").notNull(),
    answer: jsonb(),
    at: instant("at").notNull(),
  },
  (t) => [primaryKey({ columns: [t.user, t.route, t.key] }), index("idempotency_at").on(t.at)],
);

/**
 * Who changed or saw what, when, why, by which button; before and after where a feature gives them. Never updated, never deleted:
 * a trigger sees to it. The admin service's table holds the rows of all services.
 */
export const audit = pgTable(
  "audit",
  {
    id: uuid().primaryKey(),
    at: instant("at").notNull(),
    /** The service that recorded it. */
    service: text({ enum: ["admin", "customer", "order"] }).notNull(),
    kind: text({ enum: AUDIT_KINDS }).notNull(),
    user: text().notNull(),
    userName: text("user_name").notNull(),
    role: text(),
    /** Null for what is common to all sites: whoever did it can't choose who reads of it (SEC-18). */
    site: text({ enum: SITE_CODES }),
    module: text(),
    button: text().notNull(),
    route: text().notNull(),
    traceId: text("trace_id").notNull(),
    type: text(),
    subject: text(),
    fields: jsonb().$type<readonly string[]>().notNull(),
    reason: text(),
    before: jsonb().$type<AuditState>(),
    after: jsonb().$type<AuditState>(),
  },
  (t) => [
    index("audit_at").on(t.at, t.id),
    index("audit_kind").on(t.kind, t.at, t.id),
    index("audit_user").on(t.userName, t.at, t.id),
    index("audit_subject").on(t.subject, t.at),
  ],
);
export type AuditRecord = typeof audit.$inferSelect;

/**
 * Audit rows that the admin service has not taken over yet: written with the row, deleted when it has. No foreign key, for no audit row is
 * ever deleted: a connection that planned its check while there were few rows would read all of them for each row of a large write.
 */
export const auditDue = pgTable("audit_due", { id: uuid().primaryKey() });

/** What was put into this database by no user, each thing once: what releases ship, and marks of whose data it holds. */
export const brought = pgTable("brought", { name: text().primaryKey(), at: instant("at").notNull() });

/**
 * How far events are forgotten: one row, written before they are. Who asks for what follows an older place is told that there is a gap.
 */
export const outboxForgotten = pgTable("outbox_forgotten", {
  one: boolean().primaryKey().default(true),
  xid: xid8().notNull(),
  seq: bigint({ mode: "bigint" }).notNull(),
});

/** How far the events of another service were obeyed for rows that are copied here: written in the transaction of what they did. */
export const followed = pgTable(
  "followed",
  {
    owner: text({ enum: ["admin", "customer", "order"] }).notNull(),
    /** What begins the types of the rows' events. */
    thing: text().notNull(),
    xid: xid8().notNull(),
    seq: bigint({ mode: "bigint" }).notNull(),
    /** The copies are as the owner's rows were then, or later. */
    heardAt: instant("heard_at").notNull(),
  },
  (t) => [primaryKey({ columns: [t.owner, t.thing] })],
);
