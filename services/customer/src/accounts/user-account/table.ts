import { plainEmail, plainPhone } from "@linehaul/kit/finding/plain";
import { MAIL_PURPOSES } from "@linehaul/schema/accounts/user-account/mail";
import { SIGN_IN_RESULTS } from "@linehaul/schema/accounts/user-account/check";
import { ACCOUNT_STATUSES } from "@linehaul/schema/accounts/user-account/lifecycle";
import { ACCOUNT_TYPES, DATA_SOURCES, USER_TYPES } from "@linehaul/schema/accounts/user-account/row";
import { SITE_CODES } from "@linehaul/schema/sites";
import { sql } from "drizzle-orm";
import {
  check,
  foreignKey,
  index,
  integer,
  pgSequence,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { customers } from "../../customers/customer/table.ts";

const instant = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/** What codes of new main accounts count up. */
export const userCodes = pgSequence("user_code", { startWith: 50_000_000 });

/** Accounts that customers place orders with, scoped as their customers are. In the clear: masked wherever they leave. */
export const userAccount = pgTable(
  "user_account",
  {
    id: uuid().primaryKey(),
    site: text({ enum: SITE_CODES }).notNull(),
    userCode: text("user_code").notNull(),
    customerId: uuid("customer_id").references(() => customers.id),
    /** The main account that it is a sub of. */
    mainId: uuid("main_id"),
    accountType: text("account_type", { enum: ACCOUNT_TYPES }).notNull(),
    userType: text("user_type", { enum: USER_TYPES }).notNull(),
    dataSource: text("data_source", { enum: DATA_SOURCES }).notNull(),
    userName: text("user_name"),
    firstName: text("first_name"),
    lastName: text("last_name"),
    email: text(),
    /** When somebody followed a link that was sent there; null until then. */
    emailVerifiedAt: instant("email_verified_at"),
    phoneCode: text("phone_code"),
    phone: text(),
    status: text({ enum: ACCOUNT_STATUSES }).notNull(),
    /** Why it was disabled, or is cancelled. */
    reason: text(),
    /** Argon2id with its salt (ACC-10). */
    passwordHash: text("password_hash"),
    /** Wrong passwords in a row, and when the first of them came. */
    wrong: integer().notNull().default(0),
    wrongSince: instant("wrong_since"),
    signedInAt: instant("signed_in_at"),
    /** When its cancellation is over. */
    cancelAt: instant("cancel_at"),
    version: integer().notNull().default(1),
    createdBy: text("created_by").notNull(),
    createdAt: instant("created_at").notNull(),
    modifiedBy: text("modified_by").notNull(),
    modifiedAt: instant("modified_at").notNull(),
    /** What it is found by: code and names in small letters, without accents. */
    sought: text().generatedAlwaysAs(
      sql`sought_of("user_code" || ' ' || coalesce("user_name", '') || ' ' || coalesce("first_name", '') || ' ' || coalesce("last_name", ''))`,
    ),
  },
  (t) => [
    uniqueIndex("user_account_code_once").on(t.userCode),
    uniqueIndex("user_account_name_once").on(t.site, sql`lower(${t.userName})`),
    uniqueIndex("user_account_email_once").on(t.site, sql`lower(${t.email})`),
    uniqueIndex("user_account_one_main")
      .on(t.customerId)
      .where(sql`${t.userType} = 'MAIN' and ${t.status} <> 'CANCELLED'`),
    foreignKey({ columns: [t.mainId], foreignColumns: [t.id] }),
    index("user_account_subs").on(t.mainId),
    index("user_account_customer").on(t.customerId),
    index("user_account_created").on(t.site, t.createdAt, t.id),
    index("user_account_modified").on(t.site, t.modifiedAt, t.id),
    index("user_account_code").on(t.site, t.userCode, t.id),
    index("user_account_status").on(t.site, t.status, t.createdAt, t.id),
    index("user_account_pairs").using("gin", sql`pairs(${t.sought})`),
    index("user_account_cancelled")
      .on(t.cancelAt)
      .where(sql`${t.status} = 'PRE_CANCEL'`),
    // As masked values are looked for (PERM-12).
    index("user_account_phone").on(plainPhone(t.phone)),
    index("user_account_email").on(plainEmail(t.email)),
    check("user_account_sub_has_main", sql`(${t.userType} = 'SUB') = (${t.mainId} is not null)`),
    check("user_account_cancel_has_day", sql`(${t.status} = 'PRE_CANCEL') = (${t.cancelAt} is not null)`),
    check(
      "user_account_erased",
      sql`${t.status} <> 'CANCELLED' or coalesce(${t.userName}, ${t.firstName}, ${t.lastName}, ${t.email}, ${t.phone}, ${t.passwordHash}) is null`,
    ),
  ],
);
export type AccountRecord = typeof userAccount.$inferSelect;

/** Sign-ins with accounts at the carrier's customer sites. */
export const accountSignIn = pgTable(
  "user_account_sign_in",
  {
    id: uuid().primaryKey(),
    accountId: uuid("account_id")
      .notNull()
      .references(() => userAccount.id),
    at: instant("at").notNull(),
    result: text({ enum: SIGN_IN_RESULTS }).notNull(),
    client: text().notNull(),
    address: text().notNull(),
  },
  (t) => [index("user_account_sign_in_of").on(t.accountId, t.at), index("user_account_sign_in_at").on(t.at)],
);

/** Links of mails. What stands in an address is made of the key as it is sent, and kept nowhere. */
export const accountLink = pgTable(
  "user_account_link",
  {
    id: uuid().primaryKey(),
    accountId: uuid("account_id")
      .notNull()
      .references(() => userAccount.id),
    purpose: text({ enum: MAIL_PURPOSES }).notNull(),
    askedBy: text("asked_by").notNull(),
    askedAt: instant("asked_at").notNull(),
    expiresAt: instant("expires_at").notNull(),
    usedAt: instant("used_at"),
  },
  (t) => [index("user_account_link_of").on(t.accountId, t.askedAt)],
);
