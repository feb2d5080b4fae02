import type { ReactNode } from "react";
import { graphql } from "react-relay";
import SheetDialog, { type SheetDialogProps } from "../../../parts/sheet/sheet-dialog.tsx";
import type { CatalogueSheet } from "../../../parts/sheet/sheet.ts";

/** Warehouses that come as a sheet. */
const warehouseAddressSheet: CatalogueSheet = {
  module: "WAREHOUSE_ADDRESS",
  ticket: graphql`
    mutation warehouseAddressUploadTicketMutation($input: UploadWarehouseAddressSheetInput!) {
      sent: uploadWarehouseAddressSheet(input: $input) {
        ticket
        errors {
          message
          traceId
          field
        }
      }
    }
  `,
  template: graphql`
    mutation warehouseAddressUploadTemplateDownloadMutation {
      made: downloadWarehouseAddressTemplate {
        ticket
        errors {
          message
          detail
          traceId
        }
      }
    }
  `,
  check: graphql`
    mutation warehouseAddressUploadCheckMutation($input: CheckSheetInput!) {
      checked: checkWarehouseAddressSheet(input: $input) {
        sheet {
          ...sheetFound_sheet
        }
        errors {
          message
          detail
          traceId
        }
      }
    }
  `,
  store: graphql`
    mutation warehouseAddressUploadStoreMutation($input: StoreSheetInput!) {
      stored: storeWarehouseAddressSheet(input: $input) {
        sheet {
          ...sheetFound_sheet
        }
        errors {
          message
          detail
          traceId
        }
      }
    }
  `,
};

/** The dialog that takes a sheet of warehouses. */
export default function WarehouseAddressUpload(props: SheetDialogProps): ReactNode {
  return <SheetDialog {...props} of={warehouseAddressSheet} />;
}
