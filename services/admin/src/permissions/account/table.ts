import { boolean, date, index, pgTable, text, unique, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { sql } from "drizzle-orm";
import { catalogueColumns } from "@linehaul/kit/catalogue";
import { newId } from "@linehaul/kit/ids";
import { role } from "../perm-role/table.ts";

/** Who may sign in: a leaf account, one-to-one with an account of the identity platform (PERM-03). */
export const userAccount = pgTable(
  "user_account",
  {
    ...catalogueColumns(),
    /** What the sign-on vouches for, in small letters. */
    userName: text("user_name").notNull(),
    displayName: text("display_name").notNull(),
    /** Account of the identity platform. */
    centralAccount: text("central_account").notNull(),
    /** ACC-04: 6 or 8 digits. */
    workNo: text("work_no"),
    /** What variable data groups look at: ISO 3166-1 alpha-2, and a code of `organisation`. */
    countryCode: text("country_code"),
    orgCode: text("org_code"),
  },
  (t) => [
    unique("user_account_user_name").on(t.userName),
    unique("user_account_central").on(t.centralAccount),
    unique("user_account_work_no").on(t.workNo),
    index("user_account_name_order").on(t.userName, t.id),
    index("user_account_modified").on(t.modifiedAt, t.id),
    index("user_account_created").on(t.createdAt, t.id),
    index("user_account_org").on(t.orgCode),
  ],
);

/** Days of a grant in the site's zone, both inside; null: open on that side (PERM-04). */
export const validity = () => ({ validFrom: date("valid_from"), validTo: date("valid_to") });

/** A role that a user was given; one of them is the default (PERM-05). */
export const userRole = pgTable(
  "user_role",
  {
    id: uuid().primaryKey().$defaultFn(newId),
    userId: uuid("user_id")
      .notNull()
      .references(() => userAccount.id, { onDelete: "cascade" }),
    roleId: uuid("role_id")
      .notNull()
      .references(() => role.id, { onDelete: "cascade" }),
    isDefault: boolean("is_default").notNull().default(false),
    ...validity(),
  },
  (t) => [
    unique("user_role_once").on(t.userId, t.roleId),
    uniqueIndex("user_role_one_default")
      .on(t.userId)
      .where(sql`${t.isDefault}`),
    index("user_role_role").on(t.roleId),
  ],
);
