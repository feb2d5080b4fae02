import type { customerDetailPageQuery$variables } from "../../../__generated__/customerDetailPageQuery.graphql.ts";
import { exampleId, type Examples } from "../../../relay/examples.ts";

export const customerDetailPageQuery: Examples<customerDetailPageQuery$variables> = [
  { id: exampleId("Customer", "0123456789") },
];
