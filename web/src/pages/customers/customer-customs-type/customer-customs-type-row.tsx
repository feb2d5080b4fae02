import type { ReactNode } from "react";
import { graphql, useFragment } from "react-relay";
import { customerCustomsTypeSorts } from "@linehaul/schema/customers/customer-customs-type";
import type {
  customerCustomsTypeRow_customerCustomsType$data,
  customerCustomsTypeRow_customerCustomsType$key,
} from "../../../__generated__/customerCustomsTypeRow_customerCustomsType.graphql.ts";
import { CatalogueTableRow, type CatalogueCells, type RowProps } from "../../../parts/catalogue/catalogue-row.tsx";
import { actsColumn, trackColumns } from "../../../parts/catalogue/columns.tsx";
import { act } from "../../../parts/cells/act.tsx";
import { customerLink } from "../../../parts/cells/customer-link.tsx";
import { onRequest, sortable } from "../../../parts/table/column.ts";

/** Whose client codes are looked at. */
export interface OfCustomer {
  readonly customerCode: string;
  readonly customerName: string;
}
interface Codes {
  readonly onCodes: (of: OfCustomer) => void;
}
type Row = customerCustomsTypeRow_customerCustomsType$data & CatalogueCells & Codes;

export const customerCustomsTypeColumns = sortable<Row, keyof typeof customerCustomsTypeSorts>(
  customerCustomsTypeSorts,
  [
    { id: "customer", width: 240, fixed: "start", cell: customerLink },
    { id: "customerCode", width: 120, cell: (row) => row.customerCode },
    { id: "customsType", width: 190, cell: (row, { t }) => t(`type.${row.customsType}`) },
    { id: "registrationNo", width: 160, cell: (row) => row.registrationNo },
    {
      id: "clientCodes",
      width: 120,
      cell: (row, { t }) => act({ label: t("codes"), to: row.customerName, onPress: () => row.onCodes(row) }),
    },
    { id: "remark", width: 190, cell: (row) => row.remark },
    ...onRequest(trackColumns),
    actsColumn,
  ],
);

/** A customer of the list. */
export function CustomerCustomsTypeRow(
  props: RowProps<customerCustomsTypeRow_customerCustomsType$key> & Codes,
): ReactNode {
  const { onCodes } = props;
  const own = useFragment(
    graphql`
      fragment customerCustomsTypeRow_customerCustomsType on CustomerCustomsType {
        id
        customerId
        customerCode
        customerName
        customsType
        registrationNo
        remark
        viewerMayOpen
        ...catalogueRow_row
      }
    `,
    props.row,
  );
  return (
    <CatalogueTableRow
      {...props}
      own={{ ...own, onCodes }}
      name={own.customerName}
      columns={customerCustomsTypeColumns}
    />
  );
}
