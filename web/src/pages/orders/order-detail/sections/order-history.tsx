import { chakra } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { graphql, useFragment } from "react-relay";
import type { orderHistory_detail$key } from "../../../../__generated__/orderHistory_detail.graphql.ts";
import { Instant } from "../../../../format/instant.tsx";
import { formatMoney } from "../../../../format/money.ts";
import { contentLanguage } from "../../../../i18n/language.ts";
import { Section } from "../../../../parts/detail/section.tsx";
import { useLabels } from "../use-labels.ts";

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
  const words = useParamWords();
  if (history.length === 0) return null;
  return (
    <Section title={t("section.history")}>
      <Timeline>
        {history.slice(0, props.most).map((entry) => (
          <li key={entry.id}>
            {t(`history.${entry.event}`, { ...words(entry.params), defaultValue: entry.event })}
            <small>
              <Instant at={entry.at} /> · {entry.actor}
            </small>
          </li>
        ))}
      </Timeline>
    </Section>
  );
}

/** The parameters of an event as words: codes by their labels, countries by their names, amounts in groups. */
function useParamWords() {
  const { code } = useLabels();
  const countries = new Intl.DisplayNames(contentLanguage(), { type: "region", fallback: "code" });
  const word = (name: string, value: string): string => {
    if (name === "source") return code("source", value);
    if (name === "document") return code("document", value);
    if (name === "type") return code("cancelType", value);
    if (name === "country" && /^[A-Z]{2}$/u.test(value)) return countries.of(value) ?? value;
    if (name === "amount") return formatMoney(value);
    return value;
  };
  return (params: readonly { readonly name: string; readonly value: string }[]): Record<string, string> =>
    Object.fromEntries(params.map(({ name, value }) => [name, word(name, value)]));
}
