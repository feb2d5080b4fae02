import { chakra } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { graphql, useFragment } from "react-relay";
import type { orderPath_detail$key } from "../../../../__generated__/orderPath_detail.graphql.ts";
import { stepsOf, type Step } from "./steps.ts";

const Path = chakra("ol", {
  base: {
    display: "grid",
    gridTemplateColumns: "repeat(auto-fit, minmax(5.5rem, 1fr))",
    gap: "1.5",
    listStyle: "none",
    m: "0",
    px: "4",
    py: "2.5",
    flexShrink: "0",
    borderBottomWidth: "1px",
    textStyle: "xs",
    "& > li": { borderTopWidth: "3px", borderColor: "border", pt: "1.5", color: "fg.muted", whiteSpace: "nowrap" },
    "& > li[data-at=done]": { borderColor: "success.fg" },
    "& > li[data-at=now]": { borderColor: "caution.fg", color: "fg", fontWeight: "semibold" },
    "& > li[data-at=ended]": { borderColor: "neutral.fg", color: "fg", fontWeight: "semibold" },
  },
});

const TONE: Readonly<Record<Step["at"], string>> = {
  done: "step.done",
  now: "step.now",
  later: "step.later",
  ended: "step.done",
};

/** How far the order is on its way. */
export function OrderPath(props: {
  readonly status: string;
  readonly detail: orderPath_detail$key | null | undefined;
}): ReactNode {
  const { t } = useTranslation(["order-detail", "parts"]);
  const { status } = props;
  const detail = useFragment(
    graphql`
      fragment orderPath_detail on OrderDetail {
        history {
          event
        }
      }
    `,
    props.detail,
  );
  const steps = stepsOf(status, detail?.history.map((h) => h.event) ?? []);
  if (steps.length === 0) return null;
  return (
    <Path aria-label={t("path")}>
      {steps.map(({ id, at }) => (
        <li key={id} data-at={at} aria-current={at === "now" ? "step" : undefined} title={t(TONE[at])}>
          {/* The review has a state of its own: which of its queues the order is in. */}
          {id === "REVIEW" && at === "now" ? t(`parts:status.order.${status}`) : t(`step.${id}`)}
        </li>
      ))}
    </Path>
  );
}
