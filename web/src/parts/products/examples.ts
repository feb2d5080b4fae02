import type { useProductsQuery$variables } from "../../__generated__/useProductsQuery.graphql.ts";
import type { useProductsInUseQuery$variables } from "../../__generated__/useProductsInUseQuery.graphql.ts";
import type { Examples } from "../../relay/examples.ts";

export const useProductsInUseQuery: Examples<useProductsInUseQuery$variables> = [{}];
export const useProductsQuery: Examples<useProductsQuery$variables> = [{}];
