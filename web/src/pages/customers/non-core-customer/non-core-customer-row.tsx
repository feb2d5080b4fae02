import type { ReactNode } from "react";
import { graphql, useFragment } from "react-relay";
import { nonCoreCustomerSorts } from "@linehaul/schema/customers/non-core-customer";
import type {
  nonCoreCustomerRow_nonCoreCustomer$data,
  nonCoreCustomerRow_nonCoreCustomer$key,
} from "../../../__generated__/nonCoreCustomerRow_nonCoreCustomer.graphql.ts";
import { CatalogueTableRow, type CatalogueCells, type RowProps } from "../../../parts/catalogue/catalogue-row.tsx";
import { actsColumn, trackColumns } from "../../../parts/catalogue/columns.tsx";
import { act } from "../../../parts/cells/act.tsx";
import { customerLink } from "../../../parts/cells/customer-link.tsx";
import { masked } from "../../../parts/masked/masked-value.tsx";
import { onRequest, sortable } from "../../../parts/table/column.ts";

interface Promoted {
  readonly onPromote: () => void;
}
type Row = nonCoreCustomerRow_nonCoreCustomer$data & CatalogueCells & Promoted;

export const nonCoreCustomerColumns = sortable<Row, keyof typeof nonCoreCustomerSorts>(nonCoreCustomerSorts, [
  { id: "name", width: 230, fixed: "start", cell: (row) => <b>{row.called}</b> },
  { id: "customerType", width: 106, cell: (row, { t }) => t(`customerType.${row.customerType}`) },
  { id: "system", width: 130, cell: (row) => row.system },
  { id: "outsideNo", width: 120, cell: (row) => row.outsideNo },
  { id: "contactName", width: 150, cell: (row) => row.contactName },
  { id: "phone", width: 130, cell: (row, { t }) => masked({ value: row.phone }, t) },
  {
    id: "customer",
    width: 190,
    cell: (row, cells) =>
      customerLink(row, cells) ??
      (row.viewerMayPromote && act({ label: cells.t("promote"), to: row.called, onPress: row.onPromote })),
  },
  { id: "email", width: 170, optional: true, cell: (row, { t }) => row.email && masked({ value: row.email }, t) },
  { id: "country", width: 120, optional: true, cell: (row) => row.country?.name ?? row.countryCode },
  { id: "city", width: 130, optional: true, cell: (row) => row.city },
  { id: "customerCode", width: 110, optional: true, cell: (row) => row.customerCode },
  { id: "remark", width: 200, optional: true, cell: (row) => row.remark },
  ...onRequest(trackColumns),
  actsColumn,
]);

/** A non-core customer of the list. */
export function NonCoreCustomerRow(
  props: RowProps<nonCoreCustomerRow_nonCoreCustomer$key> & {
    /** Takes what it is called. */
    readonly onPromote: (row: { readonly id: string; readonly version: number; readonly name: string }) => void;
  },
): ReactNode {
  const { onPromote } = props;
  const own = useFragment(
    graphql`
      fragment nonCoreCustomerRow_nonCoreCustomer on NonCoreCustomer {
        id
        version
        called: name
        customerType
        system
        outsideNo
        contactName
        phone
        email
        countryCode
        country {
          name
        }
        city
        remark
        customerId
        customerCode
        customerName
        viewerMayOpen
        viewerMayPromote
        ...catalogueRow_row
      }
    `,
    props.row,
  );
  const { id, version, called: name } = own;
  const row = { ...own, onPromote: () => onPromote({ id, version, name }) };
  return <CatalogueTableRow {...props} own={row} name={name} columns={nonCoreCustomerColumns} />;
}
