import { LOGIN_FAILURES, LOGIN_RESULTS, LOGIN_SOURCES, LOGIN_TYPES } from "@linehaul/schema/accounts/login-log";
import { SITE_CODES } from "@linehaul/schema/sites";
import { index, integer, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";

/** Every exchange of a ticket for a session, failed ones too (SYS-06). Scoped by site; rows are added, never changed. */
export const loginLog = pgTable(
  "login_log",
  {
    id: uuid("id").primaryKey(),
    at: timestamp("at", { withTimezone: true, precision: 3 }).notNull(),
    site: text("site", { enum: SITE_CODES }).notNull(),
    userCode: text("user_code"),
    address: text("address").notNull(),
    source: text("source", { enum: LOGIN_SOURCES }).notNull(),
    type: text("type", { enum: LOGIN_TYPES }),
    result: text("result", { enum: LOGIN_RESULTS }).notNull(),
    failure: text("failure", { enum: LOGIN_FAILURES }),
    streak: integer("streak").notNull(),
    traceId: text("trace_id").notNull(),
  },
  (t) => [
    index("login_log_at").on(t.site, t.at, t.id),
    index("login_log_user").on(t.site, t.userCode, t.at),
    index("login_log_address").on(t.site, t.address, t.at),
  ],
);
export type LoginRecord = typeof loginLog.$inferSelect;
