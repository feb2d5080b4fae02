import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { graphql, useFragment } from "react-relay";
import type { orderPushBulk_push$key } from "../../../__generated__/orderPushBulk_push.graphql.ts";
import { BusyButton } from "../../../parts/button/busy-button.tsx";
import { CopyButton } from "../../../parts/copy/copy-button.tsx";
import { BulkBar } from "../../../parts/page/page-bar.tsx";
import { allTicked, useTicked, type Selection } from "../../../parts/table/selection.ts";

/** What can be done with the ticked orders. */
export function OrderPushBulk(props: {
  readonly pushes: orderPushBulk_push$key;
  readonly viewerMay: boolean;
  readonly selection: Selection;
  readonly isBusy: boolean;
  readonly onPush: (orders: readonly string[]) => void;
}): ReactNode {
  const { t } = useTranslation("order-push-external");
  const { selection } = props;
  const ids = useTicked(selection, allTicked);
  const pushes = useFragment(
    graphql`
      fragment orderPushBulk_push on OrderPush @relay(plural: true) {
        id
        orderId
        sfWaybillNo
      }
    `,
    props.pushes,
  );
  const ticked = pushes.filter((push) => ids.has(push.id));
  return (
    <BulkBar count={ticked.length} onClear={() => selection.clear()}>
      {props.viewerMay && (
        <BusyButton
          size="sm"
          variant="outline"
          isBusy={props.isBusy}
          onClick={() => props.onPush(ticked.map((push) => push.orderId))}
        >
          {t("push")}
        </BusyButton>
      )}
      <CopyButton
        text={ticked.map((push) => push.sfWaybillNo).join("\n")}
        label={t("copyNumbers")}
        size="sm"
        variant="outline"
      >
        {t("copyNumbers")}
      </CopyButton>
    </BulkBar>
  );
}
