import { Button, chakra } from "@chakra-ui/react";
import { useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { graphql, useFragment } from "react-relay";
import type { orderChanged_order$key } from "../../../../__generated__/orderChanged_order.graphql.ts";
import { Instant } from "../../../../format/instant.tsx";
import { useLabels } from "../use-labels.ts";
import { useEventWords } from "./use-event-words.ts";
import { useFollowOrder } from "./use-follow-order.ts";

const Line = chakra(
  "div",
  {
    base: {
      display: "flex",
      flexWrap: "wrap",
      alignItems: "center",
      gap: "2",
      px: "4",
      py: "1",
      bg: "info.subtle",
      color: "info.fg",
      flexShrink: "0",
      "& > span": { flex: "1", minW: "0" },
    },
  },
  { defaultProps: { role: "status" } },
);

/** A line that says what became of the order since it was opened here, with a way to load the rest of it anew; nothing while it is as it was. */
export function OrderChanged(props: {
  readonly order: orderChanged_order$key;
  readonly onReload: () => void;
}): ReactNode {
  const { t } = useTranslation(["order-detail", "parts"]);
  const { code } = useLabels();
  const words = useEventWords();
  const { id, detail } = useFragment(
    graphql`
      fragment orderChanged_order on Order {
        id
        detail {
          pushes {
            id
            kind
            state
          }
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
      }
    `,
    props.order,
  );
  useFollowOrder(id);
  const happened = detail?.history ?? [];
  const pushes = detail?.pushes ?? [];
  const now = [...happened.map((entry) => entry.id), ...pushes.map((push) => `${push.id} ${push.state}`)];
  const [seen, see] = useState<ReadonlySet<string>>(() => new Set(now));
  const fresh = happened.filter((entry) => !seen.has(entry.id));
  const pushed = pushes.filter((push) => !seen.has(`${push.id} ${push.state}`));
  if (fresh.length + pushed.length === 0) return null;
  return (
    <Line>
      <span>
        {t("changed")}{" "}
        {fresh.map((entry) => (
          <span key={entry.id}>
            {words(entry)} · <Instant at={entry.at} /> · {entry.actor}.{" "}
          </span>
        ))}
        {pushed.map((push) => (
          <span key={push.id}>
            {code("pushKind", push.kind)}: {code("pushState", push.state)}.{" "}
          </span>
        ))}
      </span>
      <Button size="sm" variant="outline" onClick={props.onReload}>
        {t("loadAnew")}
      </Button>
      <Button size="sm" variant="ghost" onClick={() => see(new Set(now))}>
        {t("gotIt")}
      </Button>
    </Line>
  );
}
