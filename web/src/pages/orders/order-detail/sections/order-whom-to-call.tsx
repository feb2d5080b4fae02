import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { graphql, useFragment } from "react-relay";
import type { orderWhomToCall_detail$key } from "../../../../__generated__/orderWhomToCall_detail.graphql.ts";
import { useTexts } from "../../../../i18n/use-texts.ts";
import { Facts } from "../../../../parts/detail/facts.tsx";
import { Section } from "../../../../parts/detail/section.tsx";
import { openText } from "../../../../parts/open-hours/open-text.ts";
import { useLabels } from "../use-labels.ts";

/** The customer service that is closest to the sender, and whether it answers at this moment. */
export function OrderWhomToCall(props: { readonly detail: orderWhomToCall_detail$key }): ReactNode {
  const { t } = useTranslation("order-detail");
  const texts = useTexts("order-detail");
  const { label } = useLabels();
  const { whomToCall } = useFragment(
    graphql`
      fragment orderWhomToCall_detail on OrderDetail {
        whomToCall {
          name
          area
          phone
          email
          hours {
            isOpen
            opensAt
            closesAt
          }
        }
      }
    `,
    props.detail,
  );
  if (!whomToCall) return null;
  const { name, area, phone, email, hours } = whomToCall;
  return (
    <Section title={t("section.whomToCall")}>
      <Facts label={label} facts={{ desk: name, area, phone, email, hours: hours && openText(hours, texts) }} />
    </Section>
  );
}
