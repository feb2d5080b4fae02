import type { ReactNode } from "react";
import { graphql, useFragment } from "react-relay";
import { spans } from "@linehaul/schema/base-data/phone-rule/dialled";
import { phoneRuleSorts } from "@linehaul/schema/base-data/phone-rule/row";
import type {
  phoneRuleRow_phoneRule$data,
  phoneRuleRow_phoneRule$key,
} from "../../../__generated__/phoneRuleRow_phoneRule.graphql.ts";
import { CatalogueTableRow, type CatalogueCells, type RowProps } from "../../../parts/catalogue/catalogue-row.tsx";
import { actsColumn, trackColumns } from "../../../parts/catalogue/columns.tsx";
import { sortable } from "../../../parts/table/column.ts";

type Row = phoneRuleRow_phoneRule$data & CatalogueCells;

export const phoneRuleColumns = sortable<Row, keyof typeof phoneRuleSorts>(phoneRuleSorts, [
  { id: "callingCode", width: 134, fixed: "start", cell: (row) => <b>{`+${row.callingCode}`}</b> },
  { id: "countries", width: 260, cell: (row) => row.countriesNamed.map(({ name }) => name).join(", ") },
  { id: "lengths", width: 110, cell: (row) => spans(row.lengths) },
  { id: "example", width: 180, cell: (row) => `+${row.callingCode} ${row.example}` },
  { id: "patterns", width: 246, cell: (row) => row.patterns.join(" | ") },
  ...trackColumns,
  actsColumn,
]);

/** A rule of the list. */
export function PhoneRuleRow(props: RowProps<phoneRuleRow_phoneRule$key>): ReactNode {
  const own = useFragment(
    graphql`
      fragment phoneRuleRow_phoneRule on PhoneRule {
        id
        callingCode
        countriesNamed {
          name
        }
        lengths
        patterns
        example
        ...catalogueRow_row
      }
    `,
    props.row,
  );
  return <CatalogueTableRow {...props} own={own} name={`+${own.callingCode}`} columns={phoneRuleColumns} />;
}
