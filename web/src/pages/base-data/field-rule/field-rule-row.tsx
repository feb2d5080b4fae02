import type { ReactNode } from "react";
import { graphql, useFragment } from "react-relay";
import { fieldRuleSorts } from "@linehaul/schema/base-data/field-rule/row";
import type {
  fieldRuleRow_fieldRule$data,
  fieldRuleRow_fieldRule$key,
} from "../../../__generated__/fieldRuleRow_fieldRule.graphql.ts";
import { periodText } from "../../../format/period.ts";
import type { TextOf } from "../../../i18n/text-of.ts";
import { CatalogueTableRow, type CatalogueCells, type RowProps } from "../../../parts/catalogue/catalogue-row.tsx";
import { actsColumn, trackColumns } from "../../../parts/catalogue/columns.tsx";
import { endText } from "../../../parts/lane/end-text.ts";
import { onRequest, sortable } from "../../../parts/table/column.ts";
import { limitsText } from "./limits-text.ts";

type Row = fieldRuleRow_fieldRule$data & CatalogueCells;

/** Whose and which orders it is for, beside its lane. */
const forText = ({ product, cargoType, customerTypes }: Row, t: TextOf): string =>
  [product?.name, cargoType?.name, ...customerTypes.map((type) => t(`customerType.${type}`))]
    .filter(Boolean)
    .join(", ") || t("all");

export const fieldRuleColumns = sortable<Row, keyof typeof fieldRuleSorts>(fieldRuleSorts, [
  { id: "field", width: 170, fixed: "start", cell: (row) => <b>{row.fieldName}</b> },
  { id: "effect", width: 90, cell: (row, { t }) => t(`effect.${row.effect}`) },
  { id: "limits", width: 180, cell: (row, { t }) => limitsText(row, t) },
  { id: "to", width: 130, cell: (row, { t }) => endText(row.to?.name ?? row.toCountry, row.toRegion, t) },
  { id: "from", width: 100, cell: (row, { t }) => endText(row.from?.name ?? row.fromCountry, row.fromRegion, t) },
  { id: "for", width: 130, cell: (row, { t }) => forText(row, t) },
  { id: "form", width: 100, cell: (row, { t }) => t(`form.${row.form}`) },
  { id: "validFrom", width: 160, cell: periodText },
  ...onRequest<Row>([
    { id: "priority", width: 80, align: "end", cell: (row) => row.priority },
    { id: "message", width: 220, cell: (row) => row.message },
    ...trackColumns,
  ]),
  actsColumn,
]);

/** A field rule of the list. */
export function FieldRuleRow(props: RowProps<fieldRuleRow_fieldRule$key>): ReactNode {
  const own = useFragment(
    graphql`
      fragment fieldRuleRow_fieldRule on FieldRule {
        id
        form
        fieldName
        effect
        minLength
        maxLength
        pattern
        choices
        message
        priority
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
        product {
          name
        }
        cargoType {
          name
        }
        customerTypes
        validFrom
        validTo
        ...catalogueRow_row
      }
    `,
    props.row,
  );
  return <CatalogueTableRow {...props} own={own} name={own.fieldName} columns={fieldRuleColumns} />;
}
