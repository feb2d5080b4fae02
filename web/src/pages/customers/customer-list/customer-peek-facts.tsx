import { chakra } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { graphql, useLazyLoadQuery } from "react-relay";
import type { customerPeekFactsQuery } from "../../../__generated__/customerPeekFactsQuery.graphql.ts";
import { Instant } from "../../../format/instant.tsx";
import { useTexts } from "../../../i18n/use-texts.ts";
import { Amount } from "../../../parts/detail/amount.tsx";
import { Facts } from "../../../parts/detail/facts.tsx";
import { Section } from "../../../parts/detail/section.tsx";
import { Notice } from "../../../parts/list/notices.tsx";
import { Masked, maskedFact } from "../../../parts/masked/masked.tsx";
import { Revealable } from "../../../parts/masked/revealable.ts";
import { StatusTag } from "../../../parts/status/status-tag.tsx";

const Head = chakra("p", {
  base: { display: "flex", flexWrap: "wrap", alignItems: "center", gap: "2", "& > b": { textStyle: "lg" } },
});

/** Who a customer is, whom to ask there, how he pays, and where he stands. One call. */
export function CustomerPeekFacts({ id, fetchKey }: { readonly id: string; readonly fetchKey: number }): ReactNode {
  const { t } = useTranslation("customer-list");
  const texts = useTexts("customer-list");
  const { node } = useLazyLoadQuery<customerPeekFactsQuery>(
    graphql`
      query customerPeekFactsQuery($id: ID!) {
        node(id: $id) {
          ... on Customer {
            id
            customerCode
            intlCustomerCode
            nameEn
            nameZh
            status
            unusableReason
            customerType
            industry
            country {
              name
            }
            province
            city
            address
            postCode
            contactName
            contactPhone
            contactEmail
            settlementType
            creditPeriodDays
            creditLimit
            creditCurrency
            salesPerson
            orgCode
            createdAt
            modifiedAt
            modifiedBy
            viewerMayShowClear
          }
        }
      }
    `,
    { id },
    { fetchKey, fetchPolicy: "store-and-network" },
  );
  if (!node?.customerCode) return <Notice title={t("notFound")} text={t("notFoundHelp")} />;
  const label = (key: string) => texts(`column.${key}`);
  return (
    <Revealable value={{ id: node.id ?? id, viewerMay: node.viewerMayShowClear ?? false }}>
      <Head>
        <b>{node.nameEn}</b>
        {node.status && <StatusTag kind="customer" value={node.status} />}
      </Head>
      <Facts
        label={label}
        facts={{
          customerCode: node.customerCode,
          intlCustomerCode: node.intlCustomerCode,
          nameZh: node.nameZh,
          unusableReason: node.unusableReason,
          customerType: node.customerType && texts(`type.${node.customerType}`),
          industry: node.industry && texts(`industry.${node.industry}`),
          salesPerson: node.salesPerson,
          orgCode: node.orgCode,
          createdAt: node.createdAt && <Instant at={node.createdAt} />,
          modifiedAt: node.modifiedAt && <Instant at={node.modifiedAt} />,
          modifiedBy: node.modifiedBy,
        }}
      />
      <Section title={t("section.place")}>
        <Facts
          label={label}
          facts={{
            country: node.country?.name,
            province: node.province,
            city: node.city,
            postCode: node.postCode,
            address: maskedFact(node.address, "CUSTOMER_ADDRESS"),
          }}
        />
      </Section>
      <Section title={t("section.contact")}>
        <Facts
          label={label}
          facts={{
            contactName: node.contactName,
            contactPhone: node.contactPhone && <Masked value={node.contactPhone} field="CONTACT_PHONE" />,
            contactEmail: maskedFact(node.contactEmail, "CONTACT_EMAIL"),
          }}
        />
      </Section>
      <Section title={t("section.settlement")}>
        <Facts
          label={label}
          facts={{
            settlementType: node.settlementType && texts(`settlement.${node.settlementType}`),
            creditPeriodDays: node.creditPeriodDays && t("days", { count: node.creditPeriodDays }),
            creditLimit: node.creditLimit && node.creditCurrency && (
              <Amount value={node.creditLimit} currency={node.creditCurrency} />
            ),
          }}
        />
      </Section>
    </Revealable>
  );
}
