import type { ReactNode } from "react";
import { graphql } from "react-relay";
import { warehouseAddressColumns as columns } from "@linehaul/schema/base-data/warehouse-address";
import ExportDialog, { type ListExportProps } from "../../../parts/export/export-dialog.tsx";
import type { Exported } from "../../../parts/export/exported.ts";
import { warehouseAddressColumns } from "./warehouse-address-row.tsx";

/** Files of warehouses. */
const warehouseAddressExport: Exported = {
  list: "WAREHOUSE_ADDRESS",
  columns,
  heads: warehouseAddressColumns,
  standFor: { country: ["countryCode"] },
  preview: graphql`
    query warehouseAddressExportPreviewQuery($filter: WarehouseAddressFilter, $ids: [ID!]) {
      preview: warehouseAddressExportPreview(filter: $filter, ids: $ids) {
        ...exportPreview_preview
      }
    }
  `,
  begin: graphql`
    mutation warehouseAddressExportMutation($input: BeginWarehouseAddressExportInput!) {
      begun: beginWarehouseAddressExport(input: $input) {
        task {
          id
          ...exportProgress_task
          ...useWhenReady_task
        }
        errors {
          message
          detail
          traceId
          field
        }
      }
    }
  `,
};

/** The dialog that asks for a file of warehouses. */
export default function WarehouseAddressExport(props: ListExportProps): ReactNode {
  return <ExportDialog {...props} exported={warehouseAddressExport} />;
}
