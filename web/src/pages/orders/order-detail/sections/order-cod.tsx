import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { graphql, useFragment } from "react-relay";
import type { orderCod_detail$key } from "../../../../__generated__/orderCod_detail.graphql.ts";
import { Amount } from "../../../../parts/detail/amount.tsx";
import { Facts } from "../../../../parts/detail/facts.tsx";
import { Section } from "../../../../parts/detail/section.tsx";
import { Masked } from "../../../../parts/masked/masked.tsx";
import { useLabels } from "../use-labels.ts";

/** What is collected on delivery, and the card that it goes to; only where something is. */
export function OrderCod(props: { readonly detail: orderCod_detail$key }): ReactNode {
  const { t } = useTranslation("order-detail");
  const { label } = useLabels();
  const { cod } = useFragment(
    graphql`
      fragment orderCod_detail on OrderDetail {
        cod {
          card
          amount
          currency
        }
      }
    `,
    props.detail,
  );
  if (!cod) return null;
  return (
    <Section title={t("section.cod")}>
      <Facts
        label={label}
        facts={{
          codAmount: <Amount value={cod.amount} currency={cod.currency} />,
          codCard: <Masked value={cod.card} field="COD_CARD" />,
        }}
      />
    </Section>
  );
}
