import type { ReactNode } from "react";
import { graphql, useFragment } from "react-relay";
import { declarationConfigSorts } from "@linehaul/schema/orders/declaration-config/row";
import type {
  declarationConfigRow_declarationConfig$data,
  declarationConfigRow_declarationConfig$key,
} from "../../../__generated__/declarationConfigRow_declarationConfig.graphql.ts";
import { periodText } from "../../../format/period.ts";
import { useTexts } from "../../../i18n/use-texts.ts";
import { CatalogueTableRow, type CatalogueCells, type RowProps } from "../../../parts/catalogue/catalogue-row.tsx";
import { actsColumn, statusColumn, trackColumns } from "../../../parts/catalogue/columns.tsx";
import { onRequest, sortable } from "../../../parts/table/column.ts";
import { documentsText } from "./words.ts";

type Row = declarationConfigRow_declarationConfig$data & CatalogueCells;

export const declarationConfigColumns = sortable<Row, keyof typeof declarationConfigSorts>(declarationConfigSorts, [
  { id: "customer", width: 170, fixed: "start", cell: (row) => <b>{row.customerName}</b> },
  statusColumn,
  { id: "customerCode", width: 110, optional: true, cell: (row) => row.customerCode },
  { id: "direction", width: 82, cell: (row, { t }) => t(`direction.${row.direction}`) },
  {
    id: "country",
    width: 116,
    cell: ({ countryCode, country }, { t }) =>
      countryCode === null || countryCode === undefined ? t("anyCountry") : (country?.name ?? countryCode),
  },
  { id: "method", width: 126, cell: (row, { t }) => t(`method.${row.method}`) },
  { id: "documents", width: 240, cell: (row, { t }) => documentsText(row.documents, t) },
  { id: "validFrom", width: 178, cell: periodText },
  { id: "remark", width: 200, optional: true, cell: (row) => row.remark },
  ...onRequest(trackColumns),
  { ...actsColumn, width: 176 },
]);

/** A declaration of the list. */
export function DeclarationConfigRow(props: RowProps<declarationConfigRow_declarationConfig$key>): ReactNode {
  const t = useTexts("declaration-config");
  const own = useFragment(
    graphql`
      fragment declarationConfigRow_declarationConfig on DeclarationConfig {
        id
        customerCode
        customerName
        direction
        countryCode
        country {
          name
        }
        method
        documents
        validFrom
        validTo
        remark
        ...catalogueRow_row
      }
    `,
    props.row,
  );
  const name = [own.customerName, t(`direction.${own.direction}`), own.countryCode ?? t("anyCountry")].join(" · ");
  return <CatalogueTableRow {...props} own={own} name={name} columns={declarationConfigColumns} />;
}
