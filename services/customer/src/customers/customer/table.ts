import { plain, plainEmail, plainPhone } from "@linehaul/kit/finding/plain";
import { CUSTOMER_TYPES, SETTLEMENT_TYPES } from "@linehaul/schema/customers/customer";
import { RELEASE_STATUSES } from "@linehaul/schema/customers/release-status";
import { CUSTOMER_STATUSES } from "@linehaul/schema/customers/status";
import { deliveryStates } from "@linehaul/schema/delivery";
import { SITE_CODES } from "@linehaul/schema/sites";
import { sql } from "drizzle-orm";
import {
  boolean,
  date,
  index,
  integer,
  numeric,
  pgSequence,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";

/** What codes of new customers count up (CUS-01). */
export const customerCodes = pgSequence("customer_code", { startWith: 1 });

/** A customer. Scoped by site, country, organisation and customer code. What identifies a person is stored in the clear and masked when it leaves. */
export const customers = pgTable(
  "customer",
  {
    id: uuid("id").primaryKey(),
    site: text("site", { enum: SITE_CODES }).notNull(),
    customerCode: text("customer_code").notNull(),
    intlCustomerCode: text("intl_customer_code").notNull(),
    nameEn: text("name_en").notNull(),
    nameZh: text("name_zh"),
    nature: text(),
    businessScope: text("business_scope"),
    certType: text("cert_type"),
    certNo: text("cert_no"),
    /** Files of pictures of the certificate, which this row or a review of it holds. */
    certFront: uuid("cert_front"),
    certBack: uuid("cert_back"),
    taxNo: text("tax_no"),
    referrer: text(),
    deliveryPerson: text("delivery_person"),
    pinCode: text("pin_code"),
    tel: text(),
    customerType: text("customer_type", { enum: CUSTOMER_TYPES }).notNull(),
    status: text("status", { enum: CUSTOMER_STATUSES }).notNull(),
    industry: text("industry"),
    countryCode: text("country_code").notNull(),
    province: text("province"),
    city: text("city"),
    county: text(),
    address: text("address"),
    postCode: text("post_code"),
    salesPerson: text("sales_person"),
    /** The organisation that looks after the customer. Without one only those see it who are kept to no organisation. */
    orgCode: text("org_code"),
    settlementType: text("settlement_type", { enum: SETTLEMENT_TYPES }).notNull(),
    creditPeriodDays: integer("credit_period_days"),
    creditLimit: numeric("credit_limit", { precision: 18, scale: 2 }),
    creditCurrency: text("credit_currency").notNull(),
    settlementAccount: text("settlement_account"),
    prepaidAccount: text("prepaid_account"),
    invoiceTitle: text("invoice_title"),
    invoiceCount: integer("invoice_count"),
    takesCod: boolean("takes_cod").notNull().default(false),
    takesDdp: boolean("takes_ddp").notNull().default(false),
    contactName: text("contact_name").notNull(),
    contactPhoneCode: text("contact_phone_code").notNull(),
    contactPhone: text("contact_phone").notNull(),
    contactEmail: text("contact_email"),
    /** Why nobody may use it now; null where somebody may, or never might. */
    unusableReason: text("unusable_reason"),
    /** How far it is with the international system, and what became of what that was told last (CUS-14, CUS-17). */
    releaseStatus: text("release_status", { enum: RELEASE_STATUSES }).notNull().default("ADD"),
    bdusState: text("bdus_state", { enum: deliveryStates }),
    /** Until which day of its site it has a signed contract, and an agreement, without a gap; null: none was in force when that was looked at last. */
    contractUntil: date("contract_until"),
    agreementUntil: date("agreement_until"),
    version: integer().notNull().default(1),
    createdAt: timestamp("created_at", { withTimezone: true, precision: 3 }).notNull(),
    modifiedAt: timestamp("modified_at", { withTimezone: true, precision: 3 }).notNull(),
    modifiedBy: text("modified_by").notNull(),
    /** What it is found by: names and codes in small letters, without accents. */
    sought: text().generatedAlwaysAs(
      sql`sought_of("name_en" || ' ' || coalesce("name_zh", '') || ' ' || "customer_code" || ' ' || "intl_customer_code")`,
    ),
  },
  (t) => [
    uniqueIndex("customer_code_once").on(t.customerCode),
    index("customer_site_created").on(t.site, t.createdAt, t.id),
    index("customer_site_code").on(t.site, t.customerCode, t.id),
    index("customer_site_name").on(t.site, t.nameEn, t.id),
    // How many have a status under a filter is counted from one of these alone.
    index("customer_site_status").on(t.site, t.status, t.createdAt),
    index("customer_site_org").on(t.site, t.orgCode, t.status),
    index("customer_site_country").on(t.site, t.countryCode, t.status),
    index("customer_site_settlement").on(t.site, t.settlementType, t.customerType, t.status),
    index("customer_site_intl").on(t.site, t.intlCustomerCode, t.id),
    // With the status beside it: states that nobody has together are known without a look at all customers.
    index("customer_site_release").on(t.site, t.releaseStatus, t.status, t.intlCustomerCode, t.id),
    index("customer_site_bdus").on(t.site, t.bdusState, t.status, t.intlCustomerCode, t.id),
    // As masked values are looked for (PERM-12).
    index("customer_phone").on(plainPhone(t.contactPhone)),
    index("customer_tel").on(plainPhone(t.tel)),
    index("customer_email").on(plainEmail(t.contactEmail)),
    // Also which of two customers of a site that get the same number at once is the later one.
    uniqueIndex("customer_identity_once").on(plain(t.certNo), t.site),
    uniqueIndex("customer_tax_once").on(plain(t.taxNo), t.site),
    // As names that are nearly the same are looked for.
    index("customer_name_alike").using("gin", sql`name_core(${t.nameEn}) gin_trgm_ops`),
    index("customer_name_zh_alike").using("gin", sql`name_core(${t.nameZh}) gin_trgm_ops`),
    index("customer_contract_until")
      .on(t.site, t.settlementType, t.customerType, t.contractUntil)
      .where(sql`${t.status} = 'USABLE'`),
    index("customer_agreement_until")
      .on(t.site, t.settlementType, t.customerType, t.agreementUntil)
      .where(sql`${t.status} = 'USABLE'`),
    index("customer_site_sales").on(t.site, t.salesPerson, t.createdAt, t.id),
  ],
);
export type CustomerRecord = typeof customers.$inferSelect;
