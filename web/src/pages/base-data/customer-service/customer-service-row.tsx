import type { ReactNode } from "react";
import { graphql, useFragment } from "react-relay";
import { customerServiceSorts } from "@linehaul/schema/base-data/customer-service";
import type {
  customerServiceRow_customerService$data,
  customerServiceRow_customerService$key,
} from "../../../__generated__/customerServiceRow_customerService.graphql.ts";
import { CatalogueTableRow, type CatalogueCells, type RowProps } from "../../../parts/catalogue/catalogue-row.tsx";
import { actsColumn, trackColumns } from "../../../parts/catalogue/columns.tsx";
import { onRequest, sortable } from "../../../parts/table/column.ts";

type Row = customerServiceRow_customerService$data & CatalogueCells;

export const customerServiceColumns = sortable<Row, keyof typeof customerServiceSorts>(customerServiceSorts, [
  { id: "name", width: 220, fixed: "start", cell: (row) => <b>{row.title}</b> },
  { id: "country", width: 120, cell: (row) => row.country?.name ?? row.countryCode },
  { id: "area", width: 170, cell: (row, { t }) => row.area || t("wholeCountry") },
  { id: "phone", width: 150, cell: (row) => row.phone },
  { id: "email", width: 260, cell: (row) => row.email },
  ...onRequest(trackColumns),
  actsColumn,
]);

/** A contact of the list. */
export function CustomerServiceRow(props: RowProps<customerServiceRow_customerService$key>): ReactNode {
  const own = useFragment(
    graphql`
      fragment customerServiceRow_customerService on CustomerService {
        id
        title: name
        countryCode
        country {
          name
        }
        area
        phone
        email
        ...catalogueRow_row
      }
    `,
    props.row,
  );
  return <CatalogueTableRow {...props} own={own} name={own.title} columns={customerServiceColumns} />;
}
