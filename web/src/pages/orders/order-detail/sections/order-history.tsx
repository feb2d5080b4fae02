import { chakra } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { graphql, useFragment } from "react-relay";
import type { orderHistory_detail$key } from "../../../../__generated__/orderHistory_detail.graphql.ts";
import { Instant } from "../../../../format/instant.tsx";
import { Section } from "../../../../parts/detail/section.tsx";
import { useEventWords } from "./use-event-words.ts";

const Timeline = chakra("ol", {
  base: {
    listStyle: "none",
    m: "0",
    ps: "3.5",
    borderInlineStartWidth: "2px",
    ms: "1",
    display: "grid",
    gap: "2.5",
    "& > li": { position: "relative" },
    "& > li::before": {
      content: '""',
      position: "absolute",
      insetInlineStart: "-19px",
      top: "6px",
      boxSize: "8px",
      borderRadius: "full",
      bg: "border.emphasized",
    },
    "& > li:first-of-type::before": { bg: "route" },
    "& small": { display: "block", color: "fg.muted", textStyle: "xs" },
  },
});

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
