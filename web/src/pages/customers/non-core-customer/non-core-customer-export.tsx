import type { ReactNode } from "react";
import { graphql } from "react-relay";
import { nonCoreCustomerColumns as columns } from "@linehaul/schema/customers/non-core-customer";
import ExportDialog, { type ListExportProps } from "../../../parts/export/export-dialog.tsx";
import type { Exported } from "../../../parts/export/exported.ts";
import { nonCoreCustomerColumns } from "./non-core-customer-row.tsx";

/** Files of non-core customers. */
const nonCoreCustomerExport: Exported = {
  list: "NON_CORE_CUSTOMER",
  columns,
  heads: nonCoreCustomerColumns,
  standFor: { country: ["countryCode"], customer: ["customerCode", "customerName"] },
  preview: graphql`
    query nonCoreCustomerExportPreviewQuery($filter: NonCoreCustomerFilter, $ids: [ID!]) {
      preview: nonCoreCustomerExportPreview(filter: $filter, ids: $ids) {
        ...exportPreview_preview
      }
    }
  `,
  begin: graphql`
    mutation nonCoreCustomerExportMutation($input: BeginNonCoreCustomerExportInput!) {
      begun: beginNonCoreCustomerExport(input: $input) {
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

/** The dialog that asks for a file of non-core customers. */
export default function NonCoreCustomerExport(props: ListExportProps): ReactNode {
  return <ExportDialog {...props} exported={nonCoreCustomerExport} />;
}
