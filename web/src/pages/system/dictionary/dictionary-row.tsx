import type { ReactNode } from "react";
import { graphql, useFragment } from "react-relay";
import { dictionarySorts } from "@linehaul/schema/system/dictionary";
import type {
  dictionaryRow_item$data,
  dictionaryRow_item$key,
} from "../../../__generated__/dictionaryRow_item.graphql.ts";
import { edit, statusColumn, trackColumns } from "../../../parts/catalogue/columns.tsx";
import { act } from "../../../parts/cells/act.tsx";
import type { Cells } from "../../../parts/table/cells.ts";
import { onRequest, sortable } from "../../../parts/table/column.ts";
import { TableRow } from "../../../parts/table/table-row.tsx";

interface RowActs {
  readonly onEdit: () => void;
  readonly onDelete: () => void;
}
type Row = dictionaryRow_item$data & RowActs;

export const dictionaryColumns = sortable<Row, keyof typeof dictionarySorts>(dictionarySorts, [
  { id: "dicKey", width: 160, fixed: "start", cell: (item) => <b>{item.dicKey}</b> },
  statusColumn,
  { id: "pathKey", width: 150, cell: (item) => item.pathKey },
  { id: "en", width: 170, cell: (item) => <span lang="en">{item.names.en}</span> },
  { id: "zhCn", width: 120, cell: (item) => <span lang="zh-CN">{item.names.zhCn}</span> },
  { id: "zhHk", width: 120, cell: (item) => <span lang="zh-HK">{item.names.zhHk}</span> },
  { id: "dicValue", width: 110, optional: true, cell: (item) => item.dicValue },
  { id: "sort", width: 72, align: "end", optional: true, cell: (item) => item.sort },
  { id: "remark", width: 180, optional: true, cell: (item) => item.remark },
  ...onRequest(trackColumns),
  { id: "acts", width: 132, fixed: "end", align: "end", cell: acts },
]);

function acts(item: Row, cells: Cells): ReactNode {
  return (
    <>
      {item.viewerMayEdit && edit({ name: item.dicKey, onEdit: item.onEdit }, cells)}
      {item.viewerMayDelete && act({ label: cells.t("delete"), to: item.dicKey, onPress: item.onDelete })}
    </>
  );
}

/** An entry of the list. */
export function DictionaryRow(props: RowActs & { readonly item: dictionaryRow_item$key }): ReactNode {
  const { onEdit, onDelete } = props;
  const item = useFragment(
    graphql`
      fragment dictionaryRow_item on DictionaryItem {
        id
        pathKey
        dicKey
        dicValue
        names {
          en
          zhCn
          zhHk
        }
        status
        sort
        remark
        createdBy
        createdAt
        modifiedBy
        modifiedAt
        viewerMayEdit
        viewerMayDelete
      }
    `,
    props.item,
  );
  return (
    <TableRow
      id={item.id}
      label={item.dicKey}
      row={{ ...item, onEdit, onDelete }}
      columns={dictionaryColumns}
      off={item.status === "DISABLED"}
    />
  );
}
