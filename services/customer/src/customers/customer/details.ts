import type { Db } from "@linehaul/kit/database-type";
import type { RouteResult } from "@linehaul/schema/route";
import type { customerDetailRoutes } from "@linehaul/schema/customers/detail";
import { maskCertificate, maskPhone } from "@linehaul/schema/masked";
import { and, asc, inArray, type SQL } from "drizzle-orm";
import { customerContact } from "../contact/table.ts";
import { contactView } from "../contact/view.ts";
import { contractsByCustomer } from "../contract-signing/view.ts";
import { dockingsByCustomer } from "../docking/view.ts";
import { cardsByCustomer } from "../month-card/by-customer.ts";
import { openReviews } from "../customer-review/open.ts";
import { customers, type CustomerRecord } from "./table.ts";
import { customerView } from "./view.ts";

const hidden = (value: string | null) => (value === null ? null : maskCertificate(value));

/** What a list does not show of a customer's own row, masked. */
export const detailView = (c: CustomerRecord) => ({
  nature: c.nature,
  businessScope: c.businessScope,
  county: c.county,
  tel: c.tel === null ? null : maskPhone(null, c.tel),
  certType: c.certType,
  certNo: hidden(c.certNo),
  hasCertFront: c.certFront !== null,
  hasCertBack: c.certBack !== null,
  taxNo: c.taxNo,
  referrer: c.referrer,
  deliveryPerson: c.deliveryPerson,
  pinCode: hidden(c.pinCode),
  settlementAccount: hidden(c.settlementAccount),
  prepaidAccount: c.prepaidAccount,
  invoiceTitle: c.invoiceTitle,
  invoiceCount: c.invoiceCount,
  takesCod: c.takesCod,
  takesDdp: c.takesDdp,
});

/** Those of the caller's customers (`mine`) that have these codes, with everything: six statements whatever their number. */
export async function details(
  db: Db,
  mine: SQL,
  codes: readonly string[],
  user: string,
): Promise<RouteResult<typeof customerDetailRoutes.detail>> {
  const rows = await db
    .select()
    .from(customers)
    .where(and(mine, inArray(customers.customerCode, [...codes])));
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const [contacts, cardsOf, reviewOf, contractsOf, dockingOf] = await Promise.all([
    db
      .select()
      .from(customerContact)
      .where(inArray(customerContact.customerId, ids))
      .orderBy(asc(customerContact.place)),
    cardsByCustomer(db, ids),
    openReviews(db, ids, user),
    contractsByCustomer(db, ids),
    dockingsByCustomer(db, ids),
  ]);
  const contactsOf = Map.groupBy(contacts, ({ customerId }) => customerId);
  return rows.map((c) => ({
    row: customerView(c),
    detail: {
      customerCode: c.customerCode,
      ...detailView(c),
      contacts: (contactsOf.get(c.id) ?? []).map(contactView),
      review: reviewOf(c.id),
      contracts: contractsOf(c.id),
      docking: dockingOf(c.id),
      monthCards: cardsOf(c.id),
    },
  }));
}
