import type { productInformationPageQuery$variables } from "../../../__generated__/productInformationPageQuery.graphql.ts";
import type { productToldQuery$variables } from "../../../__generated__/productToldQuery.graphql.ts";
import { EXAMPLE_PAGE, exampleId, type Examples } from "../../../relay/examples.ts";

export const productInformationPageQuery: Examples<productInformationPageQuery$variables> = [
  { first: EXAMPLE_PAGE, sort: "SORT_ASC" },
];
export const productToldQuery: Examples<productToldQuery$variables> = [{ id: exampleId("ProductInfo") }];
