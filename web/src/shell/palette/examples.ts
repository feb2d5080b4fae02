import type { useRecordsQuery$variables } from "../../__generated__/useRecordsQuery.graphql.ts";
import type { Examples } from "../../relay/examples.ts";

export const useRecordsQuery: Examples<useRecordsQuery$variables> = [
  { numbers: ["SF000000000001"], customerCode: "1000000001", byNumber: true, byCustomer: true, isCustomer: true },
];
