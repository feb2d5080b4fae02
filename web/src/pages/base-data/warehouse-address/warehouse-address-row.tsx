import type { ReactNode } from "react";
import { graphql, useFragment } from "react-relay";
import { warehouseAddressSorts } from "@linehaul/schema/base-data/warehouse-address";
import type {
  warehouseAddressRow_warehouseAddress$data,
  warehouseAddressRow_warehouseAddress$key,
} from "../../../__generated__/warehouseAddressRow_warehouseAddress.graphql.ts";
import { CatalogueTableRow, type CatalogueCells, type RowProps } from "../../../parts/catalogue/catalogue-row.tsx";
import { actsColumn, statusColumn, trackColumns } from "../../../parts/catalogue/columns.tsx";
import { onRequest, sortable } from "../../../parts/table/column.ts";

type Row = warehouseAddressRow_warehouseAddress$data & CatalogueCells;

export const warehouseAddressColumns = sortable<Row, keyof typeof warehouseAddressSorts>(warehouseAddressSorts, [
  { id: "code", width: 88, fixed: "start", cell: (row) => <b>{row.code}</b> },
  statusColumn,
  { id: "nameEn", width: 165, cell: (row) => row.nameEn },
  { id: "nameZh", width: 120, cell: (row) => <span lang="zh-CN">{row.nameZh}</span> },
  { id: "country", width: 90, cell: (row) => row.country?.name ?? row.countryCode },
  { id: "province", width: 120, optional: true, cell: (row) => row.province },
  { id: "city", width: 100, cell: (row) => row.city },
  { id: "district", width: 120, optional: true, cell: (row) => row.district },
  { id: "address", width: 164, cell: (row) => row.address },
  { id: "postCode", width: 84, optional: true, cell: (row) => row.postCode },
  { id: "contactName", width: 110, cell: (row) => row.contactName },
  { id: "contactPhone", width: 128, cell: (row) => row.contactPhone },
  { id: "sort", width: 72, align: "end", optional: true, cell: (row) => row.sort },
  { id: "remark", width: 160, optional: true, cell: (row) => row.remark },
  ...onRequest(trackColumns),
  actsColumn,
]);

/** A warehouse of the list. */
export function WarehouseAddressRow(props: RowProps<warehouseAddressRow_warehouseAddress$key>): ReactNode {
  const own = useFragment(
    graphql`
      fragment warehouseAddressRow_warehouseAddress on WarehouseAddress {
        id
        code
        nameEn
        nameZh
        countryCode
        country {
          name
        }
        province
        city
        district
        address
        postCode
        contactName
        contactPhone
        sort
        remark
        ...catalogueRow_row
      }
    `,
    props.row,
  );
  return <CatalogueTableRow {...props} own={own} name={own.code} columns={warehouseAddressColumns} />;
}
