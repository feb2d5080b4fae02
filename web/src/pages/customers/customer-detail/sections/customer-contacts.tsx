import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { graphql, useFragment } from "react-relay";
import type { customerContacts_customer$key } from "../../../../__generated__/customerContacts_customer.graphql.ts";
import { Section } from "../../../../parts/detail/section.tsx";
import { SimpleTable } from "../../../../parts/table/simple-table.tsx";
import { useDetailMasked } from "../use-detail-masked.tsx";

const joined = (...parts: readonly (string | null | undefined)[]): string => parts.filter(Boolean).join(", ");

/** The people at a customer, and where they are (CUS-06). */
export function CustomerContacts(props: { readonly customer: customerContacts_customer$key }): ReactNode {
  const { t } = useTranslation("customer-detail");
  const own = useDetailMasked();
  const { detail } = useFragment(
    graphql`
      fragment customerContacts_customer on Customer {
        detail {
          contacts {
            id
            contactType
            title
            name
            mobile
            phone
            email
            companyName
            countryCode
            province
            city
            county
            address
            postCode
          }
        }
      }
    `,
    props.customer,
  );
  const contacts = detail?.contacts ?? [];
  const title = t("contacts", { count: contacts.length });
  return (
    <Section title={title}>
      <SimpleTable
        label={title}
        heads={[t("fact.contactName"), t("mobile"), t("fact.contactEmail"), t("where")]}
        rows={contacts.map((c) => ({
          key: c.id,
          cells: [
            <span key="name">
              {joined(c.title === null ? c.name : `${c.title} ${c.name}`)}
              {c.contactType && <small>{c.contactType}</small>}
            </span>,
            <span key="phones">
              {own(c.id, c.mobile, "CONTACT_MOBILE")}
              {c.phone && <small>{own(c.id, c.phone, "CONTACT_PHONE")}</small>}
            </span>,
            own(c.id, c.email, "CONTACT_EMAIL") ?? "–",
            <span key="where">
              {own(c.id, c.address, "CONTACT_ADDRESS") ?? "–"}
              <small>{joined(c.companyName, c.county, c.city, c.province, c.postCode, c.countryCode)}</small>
            </span>,
          ],
        }))}
        none={t("contactsNone")}
      />
    </Section>
  );
}
