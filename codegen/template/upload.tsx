import type { ReactNode } from "react";
import { graphql } from "react-relay";
import SheetDialog, { type SheetDialogProps } from "../../../parts/sheet/sheet-dialog.tsx";
import type { CatalogueSheet } from "../../../parts/sheet/sheet.ts";

/** Sample things that come as a sheet. */
const sampleThingSheet: CatalogueSheet = {
  module: "SAMPLE_THING",
  ticket: graphql`
    mutation sampleThingUploadTicketMutation($input: UploadSampleThingSheetInput!) {
      sent: uploadSampleThingSheet(input: $input) {
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
    mutation sampleThingUploadTemplateDownloadMutation {
      made: downloadSampleThingTemplate {
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
    mutation sampleThingUploadCheckMutation($input: CheckSheetInput!) {
      checked: checkSampleThingSheet(input: $input) {
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
    mutation sampleThingUploadStoreMutation($input: StoreSheetInput!) {
      stored: storeSampleThingSheet(input: $input) {
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

/** The dialog that takes a sheet of sample things. */
export default function SampleThingUpload(props: SheetDialogProps): ReactNode {
  return <SheetDialog {...props} of={sampleThingSheet} />;
}
