import { Button } from "@chakra-ui/react";
import { Suspense, useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { graphql } from "react-relay";
import type { productFlowPageQuery } from "../../../__generated__/productFlowPageQuery.graphql.ts";
import { CataloguePage } from "../../../parts/catalogue/catalogue-page.tsx";
import { useList } from "../../../parts/list/use-list.ts";
import { lazyPart } from "../../../parts/lazy/lazy-part.ts";
import { ShipmentBox } from "../../../parts/shipment/lazy.ts";
import type { PageProps } from "../../../tab/page-props.ts";
import { productFlowList } from "./product-flow-list.ts";
import { ProductFlowRow, productFlowColumns } from "./product-flow-row.tsx";

const LanesWithoutProduct = lazyPart(() => import("./lanes-without-product.tsx"));
const ProductFlowForm = lazyPart(() => import("./product-flow-form.tsx"));

const query = graphql`
  query productFlowPageQuery(
    $first: Int
    $after: String
    $last: Int
    $before: String
    $filter: ProductFlowFilter
    $sort: ProductFlowSort!
  ) @preloadable {
    viewer {
      ...useArrangement_viewer @arguments(keys: ["table.PRODUCT_FLOW"])
    }
    productFlows(first: $first, after: $after, last: $last, before: $before, filter: $filter, sort: $sort) {
      ...useAnswer_rows
      edges {
        node {
          id
          ...productFlowRow_productFlow
          ...productFlowForm_productFlow
        }
      }
    }
  }
`;
const enable = graphql`
  mutation productFlowPageEnableMutation($input: EnableProductFlowInput!) {
    enableProductFlow(input: $input) {
      productFlow {
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
  mutation productFlowPageDisableMutation($input: DisableProductFlowInput!) {
    disableProductFlow(input: $input) {
      productFlow {
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

/** Where the products of the site go, for whom and in how many days, and a panel to try a shipment. */
export default function ProductFlowPage(props: PageProps<productFlowPageQuery>): ReactNode {
  const { t } = useTranslation("product-flow");
  const [isTrying, tryOne] = useState(false);
  const [isShown, showWithout] = useState(false);
  const list = useList(props, productFlowList, query, (data) => data.productFlows);
  return (
    <CataloguePage
      list={list}
      columns={productFlowColumns}
      row={(given) => <ProductFlowRow {...given} />}
      form={(given) => <ProductFlowForm {...given} />}
      create="PRODUCT_FLOW.CREATE"
      turn={{ enable, disable }}
      actions={
        <>
          <Button onClick={() => showWithout(true)}>{t("without")}</Button>
          <Button onClick={() => tryOne(true)}>{t("box")}</Button>
        </>
      }
    >
      <Suspense fallback={null}>{isShown && <LanesWithoutProduct onClose={() => showWithout(false)} />}</Suspense>
      <Suspense fallback={null}>{isTrying && <ShipmentBox onClose={() => tryOne(false)} />}</Suspense>
    </CataloguePage>
  );
}
