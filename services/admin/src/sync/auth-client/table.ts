import { index, integer, jsonb, pgTable, primaryKey, text, timestamp, unique, uuid } from "drizzle-orm/pg-core";
import { catalogueColumns } from "@linehaul/kit/catalogue";
import type { ClientSurplus } from "@linehaul/schema/sync/auth-client";
import { SITE_CODES } from "@linehaul/schema/sites";

const instant = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/** An internal tool (AUTH-13). Of its secrets only the SHA-256 is kept: they are random, so that nothing slower is needed. */
export const authClient = pgTable(
  "auth_client",
  {
    ...catalogueColumns(),
    name: text().notNull(),
    appKey: text("app_key").notNull(),
    secretHash: text("secret_hash").notNull(),
    secretResetAt: instant("secret_reset_at").notNull(),
    /** The secret before the last reset, as long as it is taken. */
    oldSecretHash: text("old_secret_hash"),
    oldSecretUntil: instant("old_secret_until"),
    operations: text().array().notNull(),
    fields: text().array().notNull(),
    sites: text({ enum: SITE_CODES }).array().notNull(),
    /** The buttons that were shown when it was bound (SEC-02); none for a client from before they were kept. */
    buttons: text().array().notNull().default([]),
    /** The account that saved the binding last; null: nobody that is known. */
    boundBy: uuid("bound_by"),
    /** What it is refused since `surplusSince`; null: nothing. */
    surplus: jsonb().$type<Omit<ClientSurplus, "since">>(),
    surplusSince: instant("surplus_since"),
    ratePerMinute: integer("rate_per_minute").notNull(),
    costPerMinute: integer("cost_per_minute").notNull(),
    remark: text().notNull(),
    lastUsedAt: instant("last_used_at"),
  },
  (t) => [
    unique("auth_client_name").on(t.name),
    unique("auth_client_key").on(t.appKey),
    index("auth_client_modified").on(t.modifiedAt, t.id),
    index("auth_client_name_order").on(t.name, t.id),
  ],
);

/** A bearer token: worth something until `expiresAt`. The token itself is not kept, only its SHA-256. */
export const clientToken = pgTable(
  "auth_client_token",
  {
    tokenHash: text("token_hash").primaryKey(),
    clientId: uuid("client_id")
      .notNull()
      .references(() => authClient.id, { onDelete: "cascade" }),
    issuedAt: instant("issued_at").notNull(),
    expiresAt: instant("expires_at").notNull(),
  },
  (t) => [index("auth_client_token_expires").on(t.expiresAt)],
);

/**
 * Tokens that were refused in the minute that is under way, counted by address and client; when it is over each becomes one audit row, and
 * goes (SEC-13).
 */
export const clientRefusal = pgTable(
  "auth_client_refusal",
  {
    minute: instant("minute").notNull(),
    /** The address; of IPv6 its /64. */
    network: text().notNull(),
    /** Id of the client whose key was sent; `unknown` for all keys of nobody's. */
    client: text().notNull(),
    reason: text({ enum: ["refused", "disabled"] }).notNull(),
    /** The first key that was sent, cleaned. */
    appKey: text("app_key").notNull(),
    name: text(),
    site: text({ enum: SITE_CODES }).notNull(),
    /** Of the first request. */
    traceId: text("trace_id").notNull(),
    lastAt: instant("last_at").notNull(),
    times: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.minute, t.network, t.client, t.reason] })],
);
