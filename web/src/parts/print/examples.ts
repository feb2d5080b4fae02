import type { printPreviewInvoicesQuery$variables } from "../../__generated__/printPreviewInvoicesQuery.graphql.ts";
import type { printPreviewLabelsQuery$variables } from "../../__generated__/printPreviewLabelsQuery.graphql.ts";
import type { usePrintInvoicesMutation$variables } from "../../__generated__/usePrintInvoicesMutation.graphql.ts";
import type { usePrintLabelsMutation$variables } from "../../__generated__/usePrintLabelsMutation.graphql.ts";
import { exampleId, type Examples } from "../../relay/examples.ts";

const ids = [exampleId("Order")];

export const printPreviewLabelsQuery: Examples<printPreviewLabelsQuery$variables> = [{ ids }];
export const printPreviewInvoicesQuery: Examples<printPreviewInvoicesQuery$variables> = [{ ids }];
export const usePrintLabelsMutation: Examples<usePrintLabelsMutation$variables> = [{ input: { ids, paper: "LABEL" } }];
export const usePrintInvoicesMutation: Examples<usePrintInvoicesMutation$variables> = [{ input: { ids, copies: 1 } }];
