import type { ReactNode } from "react";
import { graphql, useFragment } from "react-relay";
import { outletCommandSorts } from "@linehaul/schema/orders/intercept-release";
import type {
  interceptReleaseRow_command$data,
  interceptReleaseRow_command$key,
} from "../../../__generated__/interceptReleaseRow_command.graphql.ts";
import { instant } from "../../../format/instant.tsx";
import { act, opener } from "../../../parts/cells/act.tsx";
import { traceId } from "../../../parts/cells/trace-id.tsx";
import { groupedText } from "../../../parts/numbers/grouped-number.tsx";
import { tag } from "../../../parts/status/tag.tsx";
import type { Cells } from "../../../parts/table/cells.ts";
import { sortable } from "../../../parts/table/column.ts";
import { TableRow } from "../../../parts/table/table-row.tsx";
import { answerText } from "./answer.ts";
import { LOOKS_AS } from "../../../parts/push/look.ts";

type Row = interceptReleaseRow_command$data & { readonly onOpen: () => void; readonly onSend: () => void };

export const interceptReleaseColumns = sortable<Row, keyof typeof outletCommandSorts>(outletCommandSorts, [
  { id: "waybill", width: 156, fixed: "start", cell: (row) => opener(groupedText(row.sfWaybillNo), row.onOpen) },
  { id: "kind", width: 108, cell: (row, { t }) => t(`kind.${row.kind}`) },
  { id: "outlet", width: 80, cell: (row) => row.outlet },
  { id: "state", width: 122, cell: state },
  { id: "answer", width: 206, cell: (row, { t }) => answerText(row, (silence) => t(`silence.${silence}`)) },
  { id: "attempts", width: 84, align: "end", cell: (row) => row.attempts },
  { id: "nextAt", width: 144, cell: (row) => row.nextAt && instant(row.nextAt) },
  { id: "askedAt", width: 144, cell: (row) => instant(row.askedAt) },
  { id: "acts", width: 104, fixed: "end", align: "end", cell: acts },
  { id: "askedBy", width: 130, optional: true, cell: (row) => row.askedBy },
  { id: "reason", width: 200, optional: true, cell: (row) => row.reason },
  { id: "endedAt", width: 144, optional: true, cell: (row) => row.endedAt && instant(row.endedAt) },
  { id: "trace", width: 152, optional: true, cell: (row, { t }) => traceId(row.traceId, t) },
  { id: "customerCode", width: 120, optional: true, cell: (row) => row.customerCode },
  { id: "receiverCountry", width: 120, optional: true, cell: (row) => row.receiverCountry },
  { id: "site", width: 60, optional: true, cell: (row) => row.site },
]);

function state({ state: is }: Row, { t }: Cells): ReactNode {
  return tag("task", is === "%future added value" ? is : LOOKS_AS[is], t);
}

function acts({ viewerMaySend, sfWaybillNo, onSend }: Row, { t }: Cells): ReactNode {
  return viewerMaySend && act({ label: t("send"), to: sfWaybillNo, onPress: onSend });
}

/** A command of the list. It is ticked by its order: what is sent of an order is its last one. */
export function InterceptReleaseRow(props: {
  readonly command: interceptReleaseRow_command$key;
  readonly onOpen: () => void;
  readonly onSend: () => void;
}): ReactNode {
  const { onOpen, onSend } = props;
  const command = useFragment(
    graphql`
      fragment interceptReleaseRow_command on OutletCommand {
        orderId
        site
        sfWaybillNo
        customerCode
        receiverCountry
        kind
        outlet
        state
        attempts
        nextAt
        endedAt
        askedBy
        askedAt
        reason
        httpStatus
        silence
        answer
        traceId
        viewerMaySend
      }
    `,
    props.command,
  );
  const row = { ...command, onOpen, onSend };
  return <TableRow id={command.orderId} label={command.sfWaybillNo} row={row} columns={interceptReleaseColumns} />;
}
