import type { ReactNode } from "react";
import { graphql, useFragment } from "react-relay";
import { pushAttemptSorts } from "@linehaul/schema/orders/order-push";
import type {
  orderPushRecordRow_attempt$data,
  orderPushRecordRow_attempt$key,
} from "../../../__generated__/orderPushRecordRow_attempt.graphql.ts";
import { instant } from "../../../format/instant.tsx";
import { opener } from "../../../parts/cells/act.tsx";
import { traceId } from "../../../parts/cells/trace-id.tsx";
import { grouped } from "../../../parts/numbers/grouped-number.tsx";
import { sortable } from "../../../parts/table/column.ts";
import { TableRow } from "../../../parts/table/table-row.tsx";
import { answerText } from "./answer-text.ts";

type Row = orderPushRecordRow_attempt$data & { readonly onOpen: () => void };

export const orderPushRecordColumns = sortable<Row, keyof typeof pushAttemptSorts>(pushAttemptSorts, [
  { id: "waybill", width: 170, fixed: "start", cell: (row) => opener(grouped(row.sfWaybillNo), row.onOpen) },
  { id: "outcome", width: 126, cell: (row, { t }) => t(`outcome.${row.outcome}`) },
  { id: "answer", width: 254, cell: (row, { t }) => answerText(row, t) },
  { id: "kind", width: 120, cell: (row, { t }) => t(`kind.${row.kind}`) },
  { id: "attempt", width: 80, align: "end", cell: (row) => row.attempt },
  { id: "at", width: 144, cell: (row) => instant(row.at) },
  {
    id: "durationMs",
    width: 96,
    align: "end",
    cell: (row, { t }) => row.durationMs && t("ms", { ms: row.durationMs }),
  },
  { id: "trace", width: 152, cell: (row, { t }) => traceId(row.traceId, t) },
  { id: "customerCode", width: 120, optional: true, cell: (row) => row.customerCode },
  { id: "receiverCountry", width: 120, optional: true, cell: (row) => row.receiverCountry },
  { id: "site", width: 60, optional: true, cell: (row) => row.site },
]);

/** An attempt of the list. */
export function OrderPushRecordRow(props: {
  readonly attempt: orderPushRecordRow_attempt$key;
  readonly onOpen: () => void;
}): ReactNode {
  const attempt = useFragment(
    graphql`
      fragment orderPushRecordRow_attempt on PushAttempt {
        id
        site
        sfWaybillNo
        customerCode
        receiverCountry
        kind
        attempt
        at
        outcome
        durationMs
        httpStatus
        silence
        answer
        traceId
      }
    `,
    props.attempt,
  );
  const row = { ...attempt, onOpen: props.onOpen };
  return <TableRow id={attempt.id} label={attempt.sfWaybillNo} row={row} columns={orderPushRecordColumns} />;
}
