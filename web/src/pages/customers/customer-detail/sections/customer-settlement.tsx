import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { graphql, useFragment } from "react-relay";
import type { customerSettlement_customer$key } from "../../../../__generated__/customerSettlement_customer.graphql.ts";
import { useTexts } from "../../../../i18n/use-texts.ts";
import { Amount } from "../../../../parts/detail/amount.tsx";
import { Facts } from "../../../../parts/detail/facts.tsx";
import { Section } from "../../../../parts/detail/section.tsx";

/** How a customer pays. */
export function CustomerSettlement(props: { readonly customer: customerSettlement_customer$key }): ReactNode {
  const { t } = useTranslation("customer-detail");
  const texts = useTexts("customer-detail");
  const { settlementType, creditPeriodDays, creditLimit, creditCurrency } = useFragment(
    graphql`
      fragment customerSettlement_customer on Customer {
        settlementType
        creditPeriodDays
        creditLimit
        creditCurrency
      }
    `,
    props.customer,
  );
  return (
    <Section title={t("section.settlement")}>
      <Facts
        label={(key) => texts(`fact.${key}`)}
        facts={{
          settlementType: texts(`settlement.${settlementType}`),
          creditPeriodDays: typeof creditPeriodDays === "number" && t("days", { count: creditPeriodDays }),
          creditLimit: creditLimit && <Amount value={creditLimit} currency={creditCurrency} />,
        }}
      />
    </Section>
  );
}
