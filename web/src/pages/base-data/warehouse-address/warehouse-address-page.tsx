import type { ReactNode } from "react";
import { graphql } from "react-relay";
import type { warehouseAddressPageQuery } from "../../../__generated__/warehouseAddressPageQuery.graphql.ts";
import { askedRows } from "../../../parts/catalogue/catalogue-list.ts";
import { CataloguePage } from "../../../parts/catalogue/catalogue-page.tsx";
import { useStatusFilter } from "../../../parts/catalogue/filters.tsx";
import { listExport, useListExport } from "../../../parts/export/list-export.tsx";
import { useList } from "../../../parts/list/use-list.ts";
import { lazyPart } from "../../../parts/lazy/lazy-part.ts";
import { sheetUpload, useSheetUpload } from "../../../parts/sheet/sheet-upload.tsx";
import type { PageProps } from "../../../tab/page-props.ts";
import { warehouseAddressList } from "./warehouse-address-list.ts";
import { WarehouseAddressRow, warehouseAddressColumns } from "./warehouse-address-row.tsx";

const WarehouseAddressExport = listExport(() => import("./warehouse-address-export.tsx"));
const WarehouseAddressUpload = sheetUpload(() => import("./warehouse-address-upload.tsx"));
const WarehouseAddressForm = lazyPart(() => import("./warehouse-address-form.tsx"));

const query = graphql`
  query warehouseAddressPageQuery(
    $first: Int
    $after: String
    $last: Int
    $before: String
    $filter: WarehouseAddressFilter
    $sort: WarehouseAddressSort!
  ) @preloadable {
    viewer {
      ...useArrangement_viewer @arguments(keys: ["table.WAREHOUSE_ADDRESS"])
    }
    warehouseAddresses(first: $first, after: $after, last: $last, before: $before, filter: $filter, sort: $sort) {
      ...useAnswer_rows
      edges {
        node {
          id
          ...warehouseAddressRow_warehouseAddress
          ...warehouseAddressForm_warehouseAddress
        }
      }
    }
  }
`;
const remove = graphql`
  mutation warehouseAddressPageDeleteMutation($input: DeleteWarehouseAddressInput!) {
    deleteWarehouseAddress(input: $input) {
      errors {
        message
        detail
        traceId
      }
    }
  }
`;

/** The warehouses of the site, where parcels are handed in, gathered and collected. */
export default function WarehouseAddressPage(props: PageProps<warehouseAddressPageQuery>): ReactNode {
  const list = useList(props, warehouseAddressList, query, (data) => data.warehouseAddresses);
  const status = useStatusFilter(list.state.filter.status, (value) => list.filterBy({ status: value }));
  const exporting = useListExport({
    list: "WAREHOUSE_ADDRESS",
    dialog: WarehouseAddressExport,
    filter: askedRows(list.state.filter),
  });
  const uploading = useSheetUpload({
    by: "WAREHOUSE_ADDRESS.UPLOAD",
    dialog: WarehouseAddressUpload,
    onStored: list.reload,
  });
  return (
    <CataloguePage
      list={list}
      columns={warehouseAddressColumns}
      row={(given) => <WarehouseAddressRow {...given} />}
      form={(given) => <WarehouseAddressForm {...given} />}
      create="WAREHOUSE_ADDRESS.CREATE"
      remove={remove}
      filters={[status]}
      actions={
        <>
          {uploading.button}
          {exporting.button()}
        </>
      }
    >
      {exporting.dialog}
      {uploading.dialog}
    </CataloguePage>
  );
}
