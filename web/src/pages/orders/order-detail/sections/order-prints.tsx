import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { graphql, useFragment } from "react-relay";
import type {
  orderPrints_detail$data,
  orderPrints_detail$key,
} from "../../../../__generated__/orderPrints_detail.graphql.ts";
import { Instant } from "../../../../format/instant.tsx";
import { Facts } from "../../../../parts/detail/facts.tsx";
import { Section } from "../../../../parts/detail/section.tsx";
import { useLabels } from "../use-labels.ts";

/** What was printed of the order, how often, by whom last (ORD-10); only where something was. */
export function OrderPrints(props: { readonly detail: orderPrints_detail$key }): ReactNode {
  const { t } = useTranslation("order-detail");
  const { label } = useLabels();
  const { labelPrinted, invoicePrinted } = useFragment(
    graphql`
      fragment orderPrints_detail on OrderDetail {
        labelPrinted {
          times
          by
          at
        }
        invoicePrinted {
          times
          by
          at
        }
      }
    `,
    props.detail,
  );
  const told = (printed: orderPrints_detail$data["labelPrinted"]) =>
    printed && (
      <>
        {t("printed", { count: printed.times, by: printed.by })} <Instant at={printed.at} />
      </>
    );
  if (!labelPrinted && !invoicePrinted) return null;
  return (
    <Section title={t("section.prints")}>
      <Facts label={label} facts={{ labelPrinted: told(labelPrinted), invoicePrinted: told(invoicePrinted) }} />
    </Section>
  );
}
