import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { graphql, useFragment } from "react-relay";
import type { orderExhibition_detail$key } from "../../../../__generated__/orderExhibition_detail.graphql.ts";
import { Instant } from "../../../../format/instant.tsx";
import { Facts } from "../../../../parts/detail/facts.tsx";
import { Section } from "../../../../parts/detail/section.tsx";
import { Masked } from "../../../../parts/masked/masked.tsx";
import { useLabels } from "../use-labels.ts";

/** Where the goods are shown; only for goods that go to an exhibition. */
export function OrderExhibition(props: { readonly detail: orderExhibition_detail$key }): ReactNode {
  const { t } = useTranslation("order-detail");
  const { label } = useLabels();
  const { exhibition } = useFragment(
    graphql`
      fragment orderExhibition_detail on OrderDetail {
        exhibition {
          exhibitor
          exhibition
          venue
          booth
          recipientName
          recipientTel
          expectedAt
        }
      }
    `,
    props.detail,
  );
  if (!exhibition) return null;
  return (
    <Section title={t("section.exhibition")}>
      <Facts
        label={label}
        facts={{
          exhibition: exhibition.exhibition,
          exhibitor: exhibition.exhibitor,
          venue: exhibition.venue,
          booth: exhibition.booth,
          recipientName: exhibition.recipientName,
          recipientTel: <Masked value={exhibition.recipientTel} field="EXHIBITION_TEL" />,
          expectedAt: <Instant at={exhibition.expectedAt} />,
        }}
      />
    </Section>
  );
}
