import { Button } from "@chakra-ui/react";
import { Suspense, useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { graphql } from "react-relay";
import type { orderFlowPageQuery } from "../../../__generated__/orderFlowPageQuery.graphql.ts";
import { CataloguePage } from "../../../parts/catalogue/catalogue-page.tsx";
import { useList } from "../../../parts/list/use-list.ts";
import { lazyPart } from "../../../parts/lazy/lazy-part.ts";
import { ShipmentBox } from "../../../parts/shipment/lazy.ts";
import type { PageProps } from "../../../tab/page-props.ts";
import { orderFlowList } from "./order-flow-list.ts";
import { OrderFlowRow, orderFlowColumns } from "./order-flow-row.tsx";

const OrderFlowForm = lazyPart(() => import("./order-flow-form.tsx"));

const query = graphql`
  query orderFlowPageQuery(
    $first: Int
    $after: String
    $last: Int
    $before: String
    $filter: OrderFlowFilter
    $sort: OrderFlowSort!
  ) @preloadable {
    viewer {
      ...useArrangement_viewer @arguments(keys: ["table.ORDER_FLOW"])
    }
    orderFlows(first: $first, after: $after, last: $last, before: $before, filter: $filter, sort: $sort) {
      ...useAnswer_rows
      edges {
        node {
          id
          ...orderFlowRow_orderFlow
          ...orderFlowForm_orderFlow
        }
      }
    }
  }
`;
const enable = graphql`
  mutation orderFlowPageEnableMutation($input: EnableOrderFlowInput!) {
    enableOrderFlow(input: $input) {
      orderFlow {
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
  mutation orderFlowPageDisableMutation($input: DisableOrderFlowInput!) {
    disableOrderFlow(input: $input) {
      orderFlow {
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

/** Which lanes the orders of the site go or don't go, for whom and why, and a panel to try a shipment. */
export default function OrderFlowPage(props: PageProps<orderFlowPageQuery>): ReactNode {
  const { t } = useTranslation("order-flow");
  const [isTrying, tryOne] = useState(false);
  const list = useList(props, orderFlowList, query, (data) => data.orderFlows);
  return (
    <CataloguePage
      list={list}
      columns={orderFlowColumns}
      row={(given) => <OrderFlowRow {...given} />}
      form={(given) => <OrderFlowForm {...given} />}
      create="ORDER_FLOW.CREATE"
      turn={{ enable, disable }}
      actions={<Button onClick={() => tryOne(true)}>{t("box")}</Button>}
    >
      <Suspense fallback={null}>{isTrying && <ShipmentBox onClose={() => tryOne(false)} />}</Suspense>
    </CataloguePage>
  );
}
