import type { ReactNode } from "react";
import { graphql } from "react-relay";
import { sampleThingColumns as columns } from "@linehaul/schema/base-data/sample-thing";
import ExportDialog, { type ListExportProps } from "../../../parts/export/export-dialog.tsx";
import type { Exported } from "../../../parts/export/exported.ts";
import { sampleThingColumns } from "./sample-thing-row.tsx";

/** Files of sample things. */
const sampleThingExport: Exported = {
  list: "SAMPLE_THING",
  columns,
  heads: sampleThingColumns,
  standFor: {},
  preview: graphql`
    query sampleThingExportPreviewQuery($filter: SampleThingFilter, $ids: [ID!]) {
      preview: sampleThingExportPreview(filter: $filter, ids: $ids) {
        ...exportPreview_preview
      }
    }
  `,
  begin: graphql`
    mutation sampleThingExportMutation($input: BeginSampleThingExportInput!) {
      begun: beginSampleThingExport(input: $input) {
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

/** The dialog that asks for a file of sample things. */
export default function SampleThingExport(props: ListExportProps): ReactNode {
  return <ExportDialog {...props} exported={sampleThingExport} />;
}
