import type { ReactNode } from "react";
import { graphql } from "react-relay";
import SheetDialog, { type SheetDialogProps } from "../../../parts/sheet/sheet-dialog.tsx";
import type { CatalogueSheet } from "../../../parts/sheet/sheet.ts";

/** Customers that come as a sheet. */
const customerSheet: CatalogueSheet = {
  module: "CUSTOMER_LIST",
  help: "helpCustomers",
  ticket: graphql`
    mutation customerUploadTicketMutation($input: UploadCustomersSheetInput!) {
      sent: uploadCustomersSheet(input: $input) {
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
    mutation customerUploadTemplateDownloadMutation {
      made: downloadCustomersTemplate {
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
    mutation customerUploadCheckMutation($input: CheckSheetInput!) {
      checked: checkCustomersSheet(input: $input) {
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
    mutation customerUploadStoreMutation($input: StoreSheetInput!) {
      stored: storeCustomersSheet(input: $input) {
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

/** The dialog that takes a sheet of customers. */
export default function CustomerUpload(props: SheetDialogProps): ReactNode {
  return <SheetDialog {...props} of={customerSheet} />;
}
