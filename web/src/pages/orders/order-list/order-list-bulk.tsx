import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { graphql, useFragment } from "react-relay";
import type { orderListBulk_order$key } from "../../../__generated__/orderListBulk_order.graphql.ts";
import { CancelButton } from "../../../parts/cancel/cancel-button.tsx";
import { CopyButton } from "../../../parts/copy/copy-button.tsx";
import type { ListExport } from "../../../parts/export/list-export.tsx";
import { PrintButton } from "../../../parts/print/print-button.tsx";
import { BulkBar } from "../../../parts/page/page-bar.tsx";
import { allTicked, useTicked, type Selection } from "../../../parts/table/selection.ts";

/** What can be done with the ticked orders. */
export function OrderListBulk(props: {
  readonly orders: orderListBulk_order$key;
  readonly selection: Selection;
  readonly exporting: ListExport;
  readonly onCancelled: () => void;
}): ReactNode {
  const { t } = useTranslation("order-list");
  const { selection } = props;
  const ids = useTicked(selection, allTicked);
  const orders = useFragment(
    graphql`
      fragment orderListBulk_order on Order @relay(plural: true) {
        id
        sfWaybillNo
      }
    `,
    props.orders,
  );
  const ticked = orders.filter((o) => ids.has(o.id));
  const numbers = ticked.map((o) => o.sfWaybillNo);
  return (
    <BulkBar count={numbers.length} onClear={() => selection.clear()}>
      <CopyButton text={numbers.join("\n")} label={t("copyNumbers")} size="sm" variant="outline">
        {t("copyNumbers")}
      </CopyButton>
      {props.exporting.button(ticked.map((o) => o.id))}
      <PrintButton page="ORDER_LIST" orders={ticked.map((o) => o.id)} />
      <CancelButton page="ORDER_LIST" orders={ticked.map((o) => o.id)} onCancelled={props.onCancelled} />
    </BulkBar>
  );
}
