import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { graphql, useFragment } from "react-relay";
import type { orderCancellation_detail$key } from "../../../../__generated__/orderCancellation_detail.graphql.ts";
import { Instant } from "../../../../format/instant.tsx";
import { Facts } from "../../../../parts/detail/facts.tsx";
import { Section } from "../../../../parts/detail/section.tsx";
import { useLabels } from "../use-labels.ts";

/** Why, by whom and when the order was cancelled; only when it was. */
export function OrderCancellation(props: { readonly detail: orderCancellation_detail$key }): ReactNode {
  const { t } = useTranslation("order-detail");
  const { label, code } = useLabels();
  const { cancellation, history } = useFragment(
    graphql`
      fragment orderCancellation_detail on OrderDetail {
        cancellation {
          reason
          type
          at
        }
        history {
          event
          actor
        }
      }
    `,
    props.detail,
  );
  if (!cancellation) return null;
  return (
    <Section title={t("section.cancellation")}>
      <Facts
        label={label}
        facts={{
          cancelType: code("cancelType", cancellation.type),
          cancelledBy: history.find(({ event }) => event === "CANCELLED")?.actor,
          cancelReason: cancellation.reason,
          cancelledAt: <Instant at={cancellation.at} />,
        }}
      />
    </Section>
  );
}
