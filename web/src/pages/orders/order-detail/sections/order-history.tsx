import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { graphql, useFragment } from "react-relay";
import type { orderHistory_detail$key } from "../../../../__generated__/orderHistory_detail.graphql.ts";
import { Instant } from "../../../../format/instant.tsx";
import { Section } from "../../../../parts/detail/section.tsx";
import { Timeline } from "../../../../parts/detail/timeline.ts";
import { useEventWords } from "./use-event-words.ts";

/** What happened to the order, newest first, in words. */
export function OrderHistory(props: {
  readonly detail: orderHistory_detail$key;
  /** Shows the newest alone. */
  readonly most?: number;
}): ReactNode {
  const { t } = useTranslation("order-detail");
  const { history } = useFragment(
    graphql`
      fragment orderHistory_detail on OrderDetail {
        history {
          id
          event
          params {
            name
            value
          }
          actor
          at
        }
      }
    `,
    props.detail,
  );
  const words = useEventWords();
  if (history.length === 0) return null;
  return (
    <Section title={t("section.history")}>
      <Timeline>
        {history.slice(0, props.most).map((entry) => (
          <li key={entry.id}>
            {words(entry)}
            <small>
              <Instant at={entry.at} /> · {entry.actor}
            </small>
          </li>
        ))}
      </Timeline>
    </Section>
  );
}
