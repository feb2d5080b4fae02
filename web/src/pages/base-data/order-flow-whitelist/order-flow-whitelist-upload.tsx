import type { ReactNode } from "react";
import { graphql } from "react-relay";
import SheetDialog, { type SheetDialogProps } from "../../../parts/sheet/sheet-dialog.tsx";
import type { CatalogueSheet } from "../../../parts/sheet/sheet.ts";

/** Customers who pass closed lanes, as a sheet. */
const orderFlowWhitelistSheet: CatalogueSheet = {
  module: "ORDER_FLOW_WHITELIST",
  ticket: graphql`
    mutation orderFlowWhitelistUploadTicketMutation($input: UploadOrderFlowWhitelistSheetInput!) {
      sent: uploadOrderFlowWhitelistSheet(input: $input) {
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
    mutation orderFlowWhitelistUploadTemplateDownloadMutation {
      made: downloadOrderFlowWhitelistTemplate {
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
    mutation orderFlowWhitelistUploadCheckMutation($input: CheckSheetInput!) {
      checked: checkOrderFlowWhitelistSheet(input: $input) {
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
    mutation orderFlowWhitelistUploadStoreMutation($input: StoreSheetInput!) {
      stored: storeOrderFlowWhitelistSheet(input: $input) {
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

/** The dialog that takes a sheet of them. */
export default function OrderFlowWhitelistUpload(props: SheetDialogProps): ReactNode {
  return <SheetDialog {...props} of={orderFlowWhitelistSheet} />;
}
