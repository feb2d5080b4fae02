import { index, jsonb, pgTable, text, timestamp, unique, uuid } from "drizzle-orm/pg-core";
import { DEVICE_CLASSES } from "@linehaul/schema/permissions/session";
import type { RowScope } from "@linehaul/schema/scope";
import { SITE_CODES } from "@linehaul/schema/sites";
import { userAccount } from "../account/table.ts";

const instant = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });
export const ENDS = ["expired", "replaced", "closed", "disabled"] as const;

/** A sign-in (AUTH-06). Of the token, as of the ticket, only the SHA-256 is kept. */
export const session = pgTable(
  "session",
  {
    id: uuid().primaryKey(),
    tokenHash: text("token_hash").notNull(),
    /** SHA-256 of the sign-on's ticket that opened it, by which the sign-on ends it (FLT-17); null: opened before tickets were kept. */
    ticketHash: text("ticket_hash"),
    userId: uuid("user_id")
      .notNull()
      .references(() => userAccount.id, { onDelete: "cascade" }),
    site: text({ enum: SITE_CODES }).notNull(),
    deviceClass: text("device_class", { enum: DEVICE_CLASSES }).notNull(),
    deviceId: text("device_id").notNull(),
    /** What the browser says it is. */
    device: text(),
    language: text().notNull(),
    address: text(),
    /** The role that the user chose (AUTH-08); null: none yet. */
    roleId: uuid("role_id"),
    openedAt: instant("opened_at").notNull(),
    seenAt: instant("seen_at").notNull(),
    /** As whom the session looks now, and until when at the most. */
    viewAs: uuid("view_as").references(() => userAccount.id, { onDelete: "set null" }),
    viewAsUntil: instant("view_as_until"),
    endedAt: instant("ended_at"),
    endReason: text("end_reason", { enum: ENDS }),
  },
  (t) => [
    unique("session_token").on(t.tokenHash),
    index("session_of_ticket").on(t.ticketHash),
    index("session_of_user").on(t.userId, t.site, t.deviceClass),
  ],
);

/** Row scopes by the hash of their content: a version never changes. */
export const rowScope = pgTable("row_scope", {
  version: text().primaryKey(),
  scope: jsonb().$type<RowScope>().notNull(),
  createdAt: instant("created_at").notNull(),
});
