import type { ReactNode } from "react";
import { graphql, useFragment } from "react-relay";
import { orderPushSorts } from "@linehaul/schema/orders/order-push";
import type {
  orderPushExternalRow_push$data,
  orderPushExternalRow_push$key,
} from "../../../__generated__/orderPushExternalRow_push.graphql.ts";
import { instant } from "../../../format/instant.tsx";
import { act } from "../../../parts/cells/act.tsx";
import { pageLink } from "../../../parts/cells/page-link.tsx";
import { traceId } from "../../../parts/cells/trace-id.tsx";
import { grouped, groupedText } from "../../../parts/numbers/grouped-number.tsx";
import { tag } from "../../../parts/status/tag.tsx";
import type { Cells } from "../../../parts/table/cells.ts";
import { sortable } from "../../../parts/table/column.ts";
import { TableRow } from "../../../parts/table/table-row.tsx";
import { useShell } from "../../../tab/use-shell.ts";
import { LOOKS_AS } from "../../../parts/push/look.ts";

type Row = orderPushExternalRow_push$data & { readonly mayOpen: boolean; readonly onPush: (order: string) => void };

export const orderPushExternalColumns = sortable<Row, keyof typeof orderPushSorts>(orderPushSorts, [
  { id: "waybill", width: 160, fixed: "start", cell: waybill },
  { id: "state", width: 130, cell: state },
  { id: "kind", width: 114, cell: (push, { t }) => t(`kind.${push.kind}`) },
  { id: "attempts", width: 90, align: "end", cell: (push) => push.attempts },
  { id: "askedAt", width: 144, cell: (push) => instant(push.askedAt) },
  { id: "nextAt", width: 144, cell: (push) => push.nextAt && instant(push.nextAt) },
  { id: "askedBy", width: 130, cell: (push) => push.askedBy },
  { id: "trace", width: 152, cell: (push, { t }) => traceId(push.traceId, t) },
  { id: "acts", width: 96, fixed: "end", align: "end", cell: acts },
  { id: "endedAt", width: 144, optional: true, cell: (push) => push.endedAt && instant(push.endedAt) },
  { id: "customerCode", width: 120, optional: true, cell: (push) => push.customerCode },
  { id: "receiverCountry", width: 120, optional: true, cell: (push) => push.receiverCountry },
  { id: "pushStatus", width: 90, optional: true, align: "end", cell: (push) => push.pushStatus },
  { id: "site", width: 60, optional: true, cell: (push) => push.site },
]);

function state({ state: is }: Row, { t }: Cells): ReactNode {
  return tag("task", is === "%future added value" ? is : LOOKS_AS[is], t);
}

function waybill(push: Row, cells: Cells): ReactNode {
  const number = grouped(push.sfWaybillNo);
  const target = { code: "ORDER_DETAIL", params: { id: push.orderId }, title: groupedText(push.sfWaybillNo) } as const;
  return push.mayOpen ? pageLink(target, number, cells) : <b>{number}</b>;
}

function acts(push: Row, { t }: Cells): ReactNode {
  return (
    push.viewerMayPush && act({ label: t("push"), to: push.sfWaybillNo, onPress: () => push.onPush(push.orderId) })
  );
}

/** An order of the list. */
export function OrderPushExternalRow(props: {
  readonly push: orderPushExternalRow_push$key;
  readonly onPush: (order: string) => void;
}): ReactNode {
  const { may } = useShell();
  const push = useFragment(
    graphql`
      fragment orderPushExternalRow_push on OrderPush {
        id
        orderId
        site
        sfWaybillNo
        customerCode
        receiverCountry
        kind
        state
        pushStatus
        askedAt
        askedBy
        attempts
        nextAt
        endedAt
        traceId
        viewerMayPush
      }
    `,
    props.push,
  );
  const row = { ...push, mayOpen: may("ORDER_DETAIL.VIEW"), onPush: props.onPush };
  return <TableRow id={push.orderId} label={push.sfWaybillNo} row={row} columns={orderPushExternalColumns} />;
}
