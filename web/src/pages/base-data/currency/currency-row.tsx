import type { ReactNode } from "react";
import { graphql, useFragment } from "react-relay";
import type { CurrencySort } from "../../../__generated__/currencyPageQuery.graphql.ts";
import type {
  currencyRow_currency$data,
  currencyRow_currency$key,
} from "../../../__generated__/currencyRow_currency.graphql.ts";
import { formatDecimal } from "../../../format/money.ts";
import { actsColumn, statusColumn, trackColumns, type RowActs } from "../../../parts/catalogue/columns.tsx";
import type { Column } from "../../../parts/table/column.ts";
import { TableRow } from "../../../parts/table/table-row.tsx";

type Row = currencyRow_currency$data & RowActs;

export const currencyColumns: readonly Column<Row, CurrencySort>[] = [
  { id: "code", width: 76, fixed: "start", sort: { asc: "CODE_ASC", desc: "CODE_DESC" }, cell: (c) => <b>{c.code}</b> },
  statusColumn,
  { id: "nameEn", width: 180, cell: (c) => c.nameEn },
  { id: "nameZh", width: 130, cell: (c) => <span lang="zh-CN">{c.nameZh}</span> },
  { id: "symbol", width: 72, cell: (c) => c.symbol },
  { id: "decimals", width: 84, align: "end", cell: (c) => c.decimals },
  { id: "rateToCny", width: 120, align: "end", cell: (c) => formatDecimal(c.rateToCny) },
  { id: "sort", width: 72, align: "end", sort: { asc: "SORT_ASC" }, cell: (c) => c.sort },
  ...trackColumns.map((c) => (c.id === "modifiedAt" ? { ...c, sort: { desc: "MODIFIED_AT_DESC" as const } } : c)),
  actsColumn,
];

/** A currency of the list. */
export function CurrencyRow(props: {
  readonly currency: currencyRow_currency$key;
  readonly onEdit: () => void;
  readonly onToggle: () => void;
}): ReactNode {
  const { onEdit, onToggle } = props;
  const currency = useFragment(
    graphql`
      fragment currencyRow_currency on Currency {
        id
        code
        nameEn
        nameZh
        symbol
        decimals
        rateToCny
        sort
        status
        createdBy
        createdAt
        modifiedBy
        modifiedAt
        viewerMayEdit
        viewerMayEnable
        viewerMayDisable
      }
    `,
    props.currency,
  );
  return (
    <TableRow
      id={currency.id}
      label={currency.code}
      row={{ ...currency, name: currency.code, onEdit, onToggle }}
      columns={currencyColumns}
      off={currency.status === "DISABLED"}
    />
  );
}
