import type { ReactNode } from "react";
import { graphql, useFragment } from "react-relay";
import { expressControlSorts } from "@linehaul/schema/base-data/express-control/row";
import type {
  expressControlRow_expressControl$data,
  expressControlRow_expressControl$key,
} from "../../../__generated__/expressControlRow_expressControl.graphql.ts";
import { formatDecimal } from "../../../format/money.ts";
import { periodText } from "../../../format/period.ts";
import type { TextOf } from "../../../i18n/text-of.ts";
import { CatalogueTableRow, type CatalogueCells, type RowProps } from "../../../parts/catalogue/catalogue-row.tsx";
import { actsColumn, statusColumn, trackColumns } from "../../../parts/catalogue/columns.tsx";
import { nameColumns } from "../../../parts/catalogue/name-columns.tsx";
import { endText } from "../../../parts/lane/end-text.ts";
import { tag } from "../../../parts/status/tag.tsx";
import { onRequest, sortable } from "../../../parts/table/column.ts";

type Row = expressControlRow_expressControl$data & CatalogueCells;

/** Above which value and weight it holds; empty: of any. */
const boundText = ({ valueAbove, weightAbove }: Row, t: TextOf): string =>
  [
    valueAbove && t("above.value", { value: formatDecimal(valueAbove) }),
    weightAbove && t("above.weight", { weight: formatDecimal(weightAbove) }),
  ]
    .filter(Boolean)
    .join(", ");

export const expressControlColumns = sortable<Row, keyof typeof expressControlSorts>(expressControlSorts, [
  { id: "code", width: 165, fixed: "start", cell: (row) => <b>{row.code}</b> },
  { id: "effect", width: 146, cell: ({ effect }, { t }) => tag("control", effect, t) },
  statusColumn,
  ...onRequest(nameColumns),
  { id: "words", width: 160, cell: (row) => row.words.join(", ") },
  { id: "hsPrefixes", width: 94, cell: (row) => row.hsPrefixes.join(", ") },
  { id: "above", width: 138, cell: (row, { t }) => boundText(row, t) },
  {
    id: "from",
    width: 110,
    optional: true,
    cell: (row, { t }) => endText(row.from?.name ?? row.fromCountry, row.fromRegion, t),
  },
  { id: "to", width: 96, cell: (row, { t }) => endText(row.to?.name ?? row.toCountry, row.toRegion, t) },
  { id: "validFrom", width: 170, cell: periodText },
  { id: "sort", width: 72, align: "end", optional: true, cell: (row) => row.sort },
  ...onRequest(trackColumns),
  actsColumn,
]);

/** An express control of the list. */
export function ExpressControlRow(props: RowProps<expressControlRow_expressControl$key>): ReactNode {
  const own = useFragment(
    graphql`
      fragment expressControlRow_expressControl on ExpressControl {
        id
        code
        nameEn
        nameZhCn
        nameZhHk
        effect
        words
        hsPrefixes
        valueAbove
        weightAbove
        fromCountry
        fromRegion
        from {
          name
        }
        toCountry
        toRegion
        to {
          name
        }
        validFrom
        validTo
        sort
        ...catalogueRow_row
      }
    `,
    props.row,
  );
  return <CatalogueTableRow {...props} own={own} name={own.code} columns={expressControlColumns} />;
}
