import { chakra } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { graphql, useFragment } from "react-relay";
import type { orderPushes_order$key } from "../../../../__generated__/orderPushes_order.graphql.ts";
import { Instant } from "../../../../format/instant.tsx";
import { Section } from "../../../../parts/detail/section.tsx";
import { PageLink } from "../../../../parts/link/page-link.tsx";
import { StatusTag } from "../../../../parts/status/status-tag.tsx";
import { useShell } from "../../../../tab/use-shell.ts";
import { LOOKS_AS } from "../../../../parts/push/look.ts";
import { useLabels } from "../use-labels.ts";

const Pushes = chakra("ul", {
  base: {
    listStyle: "none",
    m: "0",
    p: "0",
    display: "grid",
    gap: "2",
    "& small": { display: "block", color: "fg.muted", textStyle: "xs" },
  },
});

/** What the customs system was told of the order and how far that is, newest first (ORD-09); only where something was. */
export function OrderPushes(props: { readonly order: orderPushes_order$key }): ReactNode {
  const { t } = useTranslation("order-detail");
  const { may } = useShell();
  const { code } = useLabels();
  const { sfWaybillNo: number, detail } = useFragment(
    graphql`
      fragment orderPushes_order on Order {
        sfWaybillNo
        detail {
          pushes {
            id
            kind
            state
            askedAt
            askedBy
            attempts
            nextAt
            endedAt
          }
        }
      }
    `,
    props.order,
  );
  const pushes = detail?.pushes ?? [];
  if (pushes.length === 0) return null;
  return (
    <Section title={t("section.pushes")}>
      <Pushes>
        {pushes.map((push) => (
          <li key={push.id}>
            <StatusTag kind="task" value={push.state === "%future added value" ? push.state : LOOKS_AS[push.state]} />{" "}
            {code("pushKind", push.kind)}
            <small>
              {t("pushed", { by: push.askedBy })} <Instant at={push.askedAt} /> ·{" "}
              {t("attempts", { count: push.attempts })}
              {push.nextAt && (
                <>
                  {" · "}
                  {t("nextAttempt")} <Instant at={push.nextAt} />
                </>
              )}
            </small>
          </li>
        ))}
      </Pushes>
      {may("ORDER_PUSH_RECORD.VIEW") && (
        <PageLink code="ORDER_PUSH_RECORD" params={{ number }}>
          {t("attemptsOf")}
        </PageLink>
      )}
    </Section>
  );
}
