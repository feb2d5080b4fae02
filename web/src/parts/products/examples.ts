import type { useProductsQuery$variables } from "../../__generated__/useProductsQuery.graphql.ts";
import type { useProductCodesQuery$variables } from "../../__generated__/useProductCodesQuery.graphql.ts";
import type { Examples } from "../../relay/examples.ts";

export const useProductCodesQuery: Examples<useProductCodesQuery$variables> = [{}];
export const useProductsQuery: Examples<useProductsQuery$variables> = [{}];
