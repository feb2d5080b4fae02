import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { graphql, useFragment } from "react-relay";
import type { pushQuestion_orders$key } from "../../__generated__/pushQuestion_orders.graphql.ts";
import type { pushQuestionMutation } from "../../__generated__/pushQuestionMutation.graphql.ts";
import { Confirm } from "../confirm/confirm.tsx";
import { useAct } from "../form/use-act.ts";
import { ActPreview } from "../order-act/act-preview.tsx";
import type { Asking } from "../order-act/act-question.tsx";
import { Said } from "../order-act/said.tsx";

const NOTED = ["UNCHANGED", "CANCELLATION", "UNMAPPED"] as const;

/** What a push of these orders tells, which of them it can't be of, and whether to push the others. */
export function PushQuestion(
  props: Omit<Asking, "tries"> & {
    readonly orders: pushQuestion_orders$key;
    /** How many were asked for. */
    readonly asked: number;
    /** How many more there are than are pushed at once. */
    readonly left?: number;
  },
): ReactNode {
  const { t } = useTranslation("push");
  const { asked, left = 0, onDone, onClose } = props;
  const orders = useFragment(
    graphql`
      fragment pushQuestion_orders on PushableOrder @relay(plural: true) {
        orderId
        sfWaybillNo
        standing
        by
        at
      }
    `,
    props.orders,
  );
  const pushing = useAct<pushQuestionMutation>(graphql`
    mutation pushQuestionMutation($input: PushOrdersInput!) {
      pushed: pushOrders(input: $input) {
        act {
          ...actDialog_act
        }
        errors {
          message
          detail
          traceId
        }
      }
    }
  `);
  const refused = orders.filter(({ standing }) => standing === "REFUSED");
  const ids = orders.filter(({ standing }) => standing !== "REFUSED").map(({ orderId }) => orderId);
  const count = ids.length;
  const noted = NOTED.map((standing) => ({
    standing,
    count: orders.filter((order) => order.standing === standing).length,
  })).filter((note) => note.count > 0);
  const says = [
    ...(count > 0 ? [t("says", { count, asked })] : []),
    ...noted.map((note) => t(`note.${note.standing}`, { count: note.count })),
    ...(left > 0 ? [t("left", { count: left })] : []),
  ];
  const cancelled = { key: "REFUSED", text: t("refused", { count: refused.length }), orders: refused };
  const preview = (
    <ActPreview
      says={says}
      cant={t("cant")}
      hindered={refused.length > 0 ? [cancelled] : []}
      missing={asked - orders.length}
    />
  );
  if (count === 0) return <Said title={t("none")} text={asked === 0 ? t("noneFailed") : preview} onClose={onClose} />;
  return (
    <Confirm
      title={t("title", { count })}
      text=""
      verb={t("verb", { count })}
      isBusy={pushing.isBusy}
      onClose={onClose}
      onConfirm={(idempotencyKey) =>
        pushing.act({ input: { ids, idempotencyKey } }, ({ pushed }) => {
          if (pushed.act) onDone(pushed.act);
        })
      }
    >
      {preview}
    </Confirm>
  );
}
