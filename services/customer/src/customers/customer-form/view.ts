import type { Db } from "@linehaul/kit/database-type";
import { Industry, Nature } from "@linehaul/schema/customers/customer-form/kinds";
import { CertType } from "@linehaul/schema/customers/identity/kinds";
import type { CustomerForm } from "@linehaul/schema/customers/customer-form/form";
import { contactView } from "../contact/view.ts";
import { detailView } from "../customer/details.ts";
import type { CustomerRecord } from "../customer/table.ts";
import { customerView } from "../customer/view.ts";
import { reviewsOf } from "../customer-review/open.ts";
import { contactsOf } from "./contacts.ts";

/** A customer as its form shows it to somebody. */
export async function formView(db: Db, row: CustomerRecord, user: string): Promise<CustomerForm> {
  const contacts = await contactsOf(db, row.id);
  const { unusableReason: _unusableReason, ...listed } = customerView(row);
  return {
    ...listed,
    ...detailView(row),
    // What came from elsewhere may name others: a form offers those that are.
    certType: CertType.nullable().catch(null).parse(row.certType),
    nature: Nature.nullable().catch(null).parse(row.nature),
    industry: Industry.nullable().catch(null).parse(row.industry),
    contacts: contacts.map(contactView),
    version: row.version,
    ...(await reviewsOf(db, row.id, user)),
  };
}
