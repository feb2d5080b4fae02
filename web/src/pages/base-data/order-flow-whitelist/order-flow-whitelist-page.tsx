import { Button } from "@chakra-ui/react";
import { Suspense, useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { graphql } from "react-relay";
import type { orderFlowWhitelistPageQuery } from "../../../__generated__/orderFlowWhitelistPageQuery.graphql.ts";
import { askedRows } from "../../../parts/catalogue/catalogue-list.ts";
import { CataloguePage } from "../../../parts/catalogue/catalogue-page.tsx";
import { listExport, useListExport } from "../../../parts/export/list-export.tsx";
import { useList } from "../../../parts/list/use-list.ts";
import { lazyPart } from "../../../parts/lazy/lazy-part.ts";
import { ShipmentBox } from "../../../parts/shipment/lazy.ts";
import { sheetUpload, useSheetUpload } from "../../../parts/sheet/sheet-upload.tsx";
import type { PageProps } from "../../../tab/page-props.ts";
import { orderFlowWhitelistList } from "./order-flow-whitelist-list.ts";
import { OrderFlowWhitelistRow, orderFlowWhitelistColumns } from "./order-flow-whitelist-row.tsx";

const OrderFlowWhitelistExport = listExport(() => import("./order-flow-whitelist-export.tsx"));
const OrderFlowWhitelistUpload = sheetUpload(() => import("./order-flow-whitelist-upload.tsx"));
const OrderFlowWhitelistForm = lazyPart(() => import("./order-flow-whitelist-form.tsx"));

const query = graphql`
  query orderFlowWhitelistPageQuery(
    $first: Int
    $after: String
    $last: Int
    $before: String
    $filter: OrderFlowWhitelistFilter
    $sort: OrderFlowWhitelistSort!
  ) @preloadable {
    viewer {
      ...useArrangement_viewer @arguments(keys: ["table.ORDER_FLOW_WHITELIST"])
    }
    orderFlowWhitelists(first: $first, after: $after, last: $last, before: $before, filter: $filter, sort: $sort) {
      ...useAnswer_rows
      edges {
        node {
          id
          ...orderFlowWhitelistRow_orderFlowWhitelist
          ...orderFlowWhitelistForm_orderFlowWhitelist
        }
      }
    }
  }
`;
const enable = graphql`
  mutation orderFlowWhitelistPageEnableMutation($input: EnableOrderFlowWhitelistInput!) {
    enableOrderFlowWhitelist(input: $input) {
      orderFlowWhitelist {
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
  mutation orderFlowWhitelistPageDisableMutation($input: DisableOrderFlowWhitelistInput!) {
    disableOrderFlowWhitelist(input: $input) {
      orderFlowWhitelist {
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

/** Customers whose orders go on lanes that are closed to others; a panel to try a shipment. */
export default function OrderFlowWhitelistPage(props: PageProps<orderFlowWhitelistPageQuery>): ReactNode {
  const { t } = useTranslation("order-flow-whitelist");
  const [isTrying, tryOne] = useState(false);
  const list = useList(props, orderFlowWhitelistList, query, (data) => data.orderFlowWhitelists);
  const exporting = useListExport({
    list: "ORDER_FLOW_WHITELIST",
    dialog: OrderFlowWhitelistExport,
    filter: askedRows(list.state.filter),
  });
  const uploading = useSheetUpload({
    by: "ORDER_FLOW_WHITELIST.UPLOAD",
    dialog: OrderFlowWhitelistUpload,
    onStored: list.reload,
  });
  return (
    <CataloguePage
      list={list}
      columns={orderFlowWhitelistColumns}
      row={(given) => <OrderFlowWhitelistRow {...given} />}
      form={(given) => <OrderFlowWhitelistForm {...given} />}
      create="ORDER_FLOW_WHITELIST.CREATE"
      turn={{ enable, disable }}
      actions={
        <>
          {uploading.button}
          {exporting.button()}
          <Button onClick={() => tryOne(true)}>{t("box")}</Button>
        </>
      }
    >
      {exporting.dialog}
      {uploading.dialog}
      <Suspense fallback={null}>{isTrying && <ShipmentBox onClose={() => tryOne(false)} />}</Suspense>
    </CataloguePage>
  );
}
