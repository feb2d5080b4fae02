import type { ReactNode } from "react";
import { graphql, useFragment } from "react-relay";
import { resellerSorts } from "@linehaul/schema/customers/reseller/row";
import type {
  resellerRow_reseller$data,
  resellerRow_reseller$key,
} from "../../../__generated__/resellerRow_reseller.graphql.ts";
import { CatalogueTableRow, type CatalogueCells, type RowProps } from "../../../parts/catalogue/catalogue-row.tsx";
import { actsColumn, trackColumns } from "../../../parts/catalogue/columns.tsx";
import { act } from "../../../parts/cells/act.tsx";
import { customerLink } from "../../../parts/cells/customer-link.tsx";
import { ownMasked } from "../../../parts/masked/own-masked.ts";
import { onRequest, sortable } from "../../../parts/table/column.ts";

interface Codes {
  /** Takes what the reseller is called. */
  readonly onCode: (name: string) => void;
}
type Row = resellerRow_reseller$data & CatalogueCells & Codes;

export const resellerColumns = sortable<Row, keyof typeof resellerSorts>(resellerSorts, [
  { id: "name", width: 230, fixed: "start", cell: (row) => <b>{row.shop}</b> },
  { id: "storeCode", width: 106, cell: (row) => row.storeCode },
  { id: "dcCode", width: 96, cell: (row) => row.dcCode },
  { id: "area", width: 190, cell: (row) => row.area },
  { id: "customer", width: 180, cell: customerLink },
  {
    id: "creditAccount",
    width: 156,
    cell: (row, cells) => ownMasked(row, row.creditAccount, "RESELLER_CREDIT_ACCOUNT", cells),
  },
  {
    id: "qrCode",
    width: 90,
    cell: (row, { t }) =>
      row.viewerMayTakeCode && act({ label: t("qrCode"), to: row.shop, onPress: () => row.onCode(row.shop) }),
  },
  { id: "userCode", width: 130, optional: true, cell: (row) => row.userCode },
  {
    id: "phone",
    width: 170,
    optional: true,
    cell: (row, cells) => ownMasked(row, row.phone, "RESELLER_PHONE", cells),
  },
  { id: "customerCode", width: 110, optional: true, cell: (row) => row.customerCode },
  ...onRequest(trackColumns),
  actsColumn,
]);

/** A reseller of the list. */
export function ResellerRow(props: RowProps<resellerRow_reseller$key> & Codes): ReactNode {
  const { onCode } = props;
  const own = useFragment(
    graphql`
      fragment resellerRow_reseller on Reseller {
        id
        shop: name
        storeCode
        dcCode
        area
        customerId
        customerCode
        customerName
        userCode
        creditAccount
        phone
        viewerMayOpen
        viewerMayTakeCode
        viewerMayShowClear
        ...catalogueRow_row
      }
    `,
    props.row,
  );
  return <CatalogueTableRow {...props} own={{ ...own, onCode }} name={own.shop} columns={resellerColumns} />;
}
