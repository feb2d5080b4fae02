import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { graphql, useFragment } from "react-relay";
import type { customerSettlement_customer$key } from "../../../../__generated__/customerSettlement_customer.graphql.ts";
import { useTexts } from "../../../../i18n/use-texts.ts";
import { Amount } from "../../../../parts/detail/amount.tsx";
import { Facts } from "../../../../parts/detail/facts.tsx";
import { Section } from "../../../../parts/detail/section.tsx";
import { useDetailMasked } from "../use-detail-masked.tsx";

/** How a customer pays. */
export function CustomerSettlement(props: { readonly customer: customerSettlement_customer$key }): ReactNode {
  const { t } = useTranslation("customer-detail");
  const texts = useTexts("customer-detail");
  const own = useDetailMasked();
  const { id, settlementType, creditPeriodDays, creditLimit, creditCurrency, detail } = useFragment(
    graphql`
      fragment customerSettlement_customer on Customer {
        id
        settlementType
        creditPeriodDays
        creditLimit
        creditCurrency
        detail {
          settlementAccount
          prepaidAccount
          invoiceTitle
          invoiceCount
          takesCod
          takesDdp
        }
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
          settlementAccount: own(id, detail?.settlementAccount, "SETTLEMENT_ACCOUNT"),
          prepaidAccount: detail?.prepaidAccount,
          invoiceTitle: detail?.invoiceTitle,
          invoiceCount: detail?.invoiceCount,
          takes: [detail?.takesCod === true && t("takes.cod"), detail?.takesDdp === true && t("takes.ddp")]
            .filter((text) => text !== false)
            .join(", "),
        }}
      />
    </Section>
  );
}
