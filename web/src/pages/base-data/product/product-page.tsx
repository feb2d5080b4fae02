import type { ReactNode } from "react";
import { graphql } from "react-relay";
import type { productPageQuery } from "../../../__generated__/productPageQuery.graphql.ts";
import { CataloguePage } from "../../../parts/catalogue/catalogue-page.tsx";
import { useList } from "../../../parts/list/use-list.ts";
import { lazyPart } from "../../../parts/lazy/lazy-part.ts";
import type { PageProps } from "../../../tab/page-props.ts";
import { productList } from "./product-list.ts";
import { ProductRow, productColumns } from "./product-row.tsx";

const ProductForm = lazyPart(() => import("./product-form.tsx"));

const query = graphql`
  query productPageQuery(
    $first: Int
    $after: String
    $last: Int
    $before: String
    $filter: ProductFilter
    $sort: ProductSort!
  ) @preloadable {
    viewer {
      ...useArrangement_viewer @arguments(keys: ["table.PRODUCT"])
    }
    productRows(first: $first, after: $after, last: $last, before: $before, filter: $filter, sort: $sort) {
      ...useAnswer_rows
      edges {
        node {
          id
          ...productRow_product
          ...productForm_product
        }
      }
    }
  }
`;
const enable = graphql`
  mutation productPageEnableMutation($input: EnableProductInput!) {
    enableProduct(input: $input) {
      product {
        ...catalogueRow_row
      }
      errors {
        message
        detail
        traceId
      }
    }
  }
`;
const disable = graphql`
  mutation productPageDisableMutation($input: DisableProductInput!) {
    disableProduct(input: $input) {
      product {
        ...catalogueRow_row
      }
      errors {
        message
        detail
        traceId
      }
    }
  }
`;

/** What orders are sent by: cargo types, weights, sizes, who pays and how parcels come. */
export default function ProductPage(props: PageProps<productPageQuery>): ReactNode {
  const list = useList(props, productList, query, (data) => data.productRows);
  return (
    <CataloguePage
      list={list}
      columns={productColumns}
      row={(given) => <ProductRow {...given} />}
      form={(given) => <ProductForm {...given} />}
      create="PRODUCT.CREATE"
      isCommon
      isUsed
      turn={{ enable, disable }}
    />
  );
}
