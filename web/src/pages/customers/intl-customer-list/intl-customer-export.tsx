import type { ReactNode } from "react";
import { graphql } from "react-relay";
import { intlCustomerColumns } from "@linehaul/schema/customers/intl-customer";
import ExportDialog, { type ListExportProps } from "../../../parts/export/export-dialog.tsx";
import type { Exported } from "../../../parts/export/exported.ts";
import { intlCustomerListColumns } from "./intl-customer-list-row.tsx";

/** Files of the international list. */
const intlCustomerExport: Exported = {
  list: "INTL_CUSTOMER_LIST",
  columns: intlCustomerColumns,
  heads: intlCustomerListColumns,
  standFor: { cards: ["monthCards"], push: ["pushState"], country: ["countryCode"] },
  preview: graphql`
    query intlCustomerExportPreviewQuery($filter: IntlCustomerFilter, $ids: [ID!]) {
      preview: intlCustomerExportPreview(filter: $filter, ids: $ids) {
        ...exportPreview_preview
      }
    }
  `,
  begin: graphql`
    mutation intlCustomerExportMutation($input: BeginIntlCustomerExportInput!) {
      begun: beginIntlCustomerExport(input: $input) {
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

/** The dialog that asks for a file of the international list. */
export default function IntlCustomerExport(props: ListExportProps): ReactNode {
  return <ExportDialog {...props} exported={intlCustomerExport} />;
}
