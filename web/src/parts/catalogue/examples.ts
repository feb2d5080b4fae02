import type { rowUsesQuery$variables } from "../../__generated__/rowUsesQuery.graphql.ts";
import { exampleId, type Examples } from "../../relay/examples.ts";

export const rowUsesQuery: Examples<rowUsesQuery$variables> = [
  { id: exampleId("CargoType") },
  { id: exampleId("AddService") },
  { id: exampleId("Product") },
  { id: exampleId("PhoneRule") },
];
