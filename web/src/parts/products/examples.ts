import type { useProductsQuery$variables } from "../../__generated__/useProductsQuery.graphql.ts";
import type { Examples } from "../../relay/examples.ts";

export const useProductsQuery: Examples<useProductsQuery$variables> = [{}];
