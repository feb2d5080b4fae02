import type { ReactNode } from "react";
import { graphql } from "react-relay";
import { customerColumns } from "@linehaul/schema/customers/columns";
import ExportDialog, { type ListExportProps } from "../../../parts/export/export-dialog.tsx";
import type { Exported } from "../../../parts/export/exported.ts";
import { customerListColumns } from "./customer-list-row.tsx";

/** Files of customers. */
const customerExport: Exported = {
  list: "CUSTOMER_LIST",
  columns: customerColumns,
  heads: customerListColumns,
  standFor: { place: ["city", "countryCode"], creditLimit: ["creditLimit", "creditCurrency"] },
  preview: graphql`
    query customerExportPreviewQuery($filter: CustomerFilter, $ids: [ID!]) {
      preview: customerExportPreview(filter: $filter, ids: $ids) {
        ...exportPreview_preview
      }
    }
  `,
  begin: graphql`
    mutation customerExportMutation($input: BeginCustomerExportInput!) {
      begun: beginCustomerExport(input: $input) {
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

/** The dialog that asks for a file of customers. */
export default function CustomerExport(props: ListExportProps): ReactNode {
  return <ExportDialog {...props} exported={customerExport} />;
}
