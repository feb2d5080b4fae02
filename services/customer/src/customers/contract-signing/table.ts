import { CONTRACT_KINDS, CONTRACT_STATES } from "@linehaul/schema/customers/contract-signing/lifecycle";
import { SITE_CODES } from "@linehaul/schema/sites";
import { sql } from "drizzle-orm";
import {
  check,
  date,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { customers } from "../customer/table.ts";

const instant = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/** Contracts and agreements with customers; scoped as their customers are (CUS-22). */
export const contract = pgTable(
  "contract",
  {
    id: uuid().primaryKey(),
    site: text({ enum: SITE_CODES }).notNull(),
    customerId: uuid("customer_id")
      .notNull()
      .references(() => customers.id),
    kind: text({ enum: CONTRACT_KINDS }).notNull(),
    contractNo: text("contract_no").notNull(),
    state: text({ enum: CONTRACT_STATES }).notNull(),
    /** Days of the site's zone, both inside. */
    validFrom: date("valid_from").notNull(),
    validTo: date("valid_to").notNull(),
    signatory: text(),
    /** The one that it follows: each is followed once. */
    renews: uuid(),
    signedBy: text("signed_by"),
    signedAt: instant("signed_at"),
    /** Why it was ended before its last day. */
    reason: text(),
    version: integer().notNull().default(1),
    createdBy: text("created_by").notNull(),
    createdAt: instant("created_at").notNull(),
    modifiedBy: text("modified_by").notNull(),
    modifiedAt: instant("modified_at").notNull(),
  },
  (t) => [
    uniqueIndex("contract_number").on(t.site, t.contractNo),
    index("contract_by_number").on(t.site, t.contractNo, t.id),
    uniqueIndex("contract_renewed_once").on(t.renews),
    foreignKey({ columns: [t.renews], foreignColumns: [t.id] }),
    index("contract_customer").on(t.customerId, t.kind, t.state),
    index("contract_modified").on(t.site, t.modifiedAt, t.id),
    index("contract_ends").on(t.site, t.validTo, t.id),
    index("contract_state").on(t.site, t.state, t.validTo, t.id),
    check("contract_days", sql`${t.validFrom} <= ${t.validTo}`),
    check("contract_signed", sql`(${t.state} = 'DRAFT') = (${t.signedAt} is null)`),
    check("contract_terminated_says_why", sql`(${t.state} = 'TERMINATED') = (${t.reason} is not null)`),
  ],
);
export type ContractRecord = typeof contract.$inferSelect;

/** The files of a contract, each held by it alone. */
export const contractFile = pgTable(
  "contract_file",
  {
    contractId: uuid("contract_id")
      .notNull()
      .references(() => contract.id),
    fileId: uuid("file_id").notNull(),
    place: integer().notNull(),
    name: text().notNull(),
    type: text().notNull(),
    bytes: integer().notNull(),
    /** Of what was uploaded: each time it is handed out, it is compared. */
    sha256: text().notNull(),
  },
  (t) => [primaryKey({ columns: [t.contractId, t.fileId] })],
);
export type ContractFileRecord = typeof contractFile.$inferSelect;
