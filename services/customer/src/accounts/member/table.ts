import { plain } from "@linehaul/kit/finding/plain";
import { REAL_NAME_CHANNELS } from "@linehaul/schema/accounts/member/row";
import { CERT_TYPES } from "@linehaul/schema/customers/identity/kinds";
import { date, index, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { userAccount } from "../user-account/table.ts";

const instant = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/** Who a member is by the certificate that he showed: one a member, and none any more once his account is cancelled. */
export const memberRealName = pgTable(
  "member_real_name",
  {
    accountId: uuid("account_id")
      .primaryKey()
      .references(() => userAccount.id),
    name: text().notNull(),
    certType: text("cert_type", { enum: CERT_TYPES }).notNull(),
    certNo: text("cert_no").notNull(),
    countryCode: text("country_code").notNull(),
    validUntil: date("valid_until"),
    channel: text({ enum: REAL_NAME_CHANNELS }).notNull(),
    /** Uploaded files of `idPicture`. */
    certFront: uuid("cert_front"),
    certBack: uuid("cert_back"),
    verifiedAt: instant("verified_at").notNull(),
    recordedBy: text("recorded_by").notNull(),
  },
  (t) => [
    index("member_real_name_until").on(t.validUntil),
    // As masked values are looked for (PERM-12).
    index("member_real_name_cert").on(plain(t.certNo)),
  ],
);
export type RealNameRecord = typeof memberRealName.$inferSelect;
