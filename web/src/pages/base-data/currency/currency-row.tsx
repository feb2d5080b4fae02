import type { ReactNode } from "react";
import { graphql, useFragment } from "react-relay";
import { currencySorts } from "@linehaul/schema/base-data/currency";
import type {
  currencyRow_currency$data,
  currencyRow_currency$key,
} from "../../../__generated__/currencyRow_currency.graphql.ts";
import { formatDecimal } from "../../../format/money.ts";
import { CatalogueTableRow, type CatalogueCells, type RowProps } from "../../../parts/catalogue/catalogue-row.tsx";
import { actsColumn, statusColumn, trackColumns } from "../../../parts/catalogue/columns.tsx";
import { opener } from "../../../parts/cells/act.tsx";
import { sortable } from "../../../parts/table/column.ts";

interface Rates {
  /** Shows the rates that it has had. */
  readonly onRates: () => void;
}
type Row = currencyRow_currency$data & CatalogueCells & Rates;

export const currencyColumns = sortable<Row, keyof typeof currencySorts>(currencySorts, [
  { id: "code", width: 76, fixed: "start", cell: (c) => <b>{c.code}</b> },
  statusColumn,
  { id: "nameEn", width: 180, cell: (c) => c.nameEn },
  { id: "nameZh", width: 130, cell: (c) => <span lang="zh-CN">{c.nameZh}</span> },
  { id: "symbol", width: 72, cell: (c) => c.symbol },
  { id: "decimals", width: 84, align: "end", cell: (c) => c.decimals },
  { id: "rateToCny", width: 120, align: "end", cell: (c) => opener(formatDecimal(c.rateToCny), c.onRates) },
  { id: "sort", width: 72, align: "end", cell: (c) => c.sort },
  ...trackColumns,
  actsColumn,
]);

/** A currency of the list. */
export function CurrencyRow(
  props: RowProps<currencyRow_currency$key> & {
    readonly onRates: (of: { readonly id: string; readonly code: string }) => void;
  },
): ReactNode {
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
        ...catalogueRow_row
      }
    `,
    props.row,
  );
  return (
    <CatalogueTableRow
      {...props}
      own={{ ...currency, onRates: () => props.onRates({ id: currency.id, code: currency.code }) }}
      name={currency.code}
      columns={currencyColumns}
    />
  );
}
