import { Button } from "@chakra-ui/react";
import { Suspense, useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { graphql } from "react-relay";
import type { serviceFlowPageQuery } from "../../../__generated__/serviceFlowPageQuery.graphql.ts";
import { CataloguePage } from "../../../parts/catalogue/catalogue-page.tsx";
import { useList } from "../../../parts/list/use-list.ts";
import { lazyPart } from "../../../parts/lazy/lazy-part.ts";
import { ShipmentBox } from "../../../parts/shipment/lazy.ts";
import type { PageProps } from "../../../tab/page-props.ts";
import { serviceFlowList } from "./service-flow-list.ts";
import { ServiceFlowRow, serviceFlowColumns } from "./service-flow-row.tsx";

const ServiceFlowForm = lazyPart(() => import("./service-flow-form.tsx"));

const query = graphql`
  query serviceFlowPageQuery(
    $first: Int
    $after: String
    $last: Int
    $before: String
    $filter: ServiceFlowFilter
    $sort: ServiceFlowSort!
  ) @preloadable {
    viewer {
      ...useArrangement_viewer @arguments(keys: ["table.SERVICE_FLOW"])
    }
    serviceFlows(first: $first, after: $after, last: $last, before: $before, filter: $filter, sort: $sort) {
      ...useAnswer_rows
      edges {
        node {
          id
          ...serviceFlowRow_serviceFlow
          ...serviceFlowForm_serviceFlow
        }
      }
    }
  }
`;
const enable = graphql`
  mutation serviceFlowPageEnableMutation($input: EnableServiceFlowInput!) {
    enableServiceFlow(input: $input) {
      serviceFlow {
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
  mutation serviceFlowPageDisableMutation($input: DisableServiceFlowInput!) {
    disableServiceFlow(input: $input) {
      serviceFlow {
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

/** Where add-on services can be had from the site and for how much, and a panel to try a shipment. */
export default function ServiceFlowPage(props: PageProps<serviceFlowPageQuery>): ReactNode {
  const { t } = useTranslation("service-flow");
  const [isTrying, tryOne] = useState(false);
  const list = useList(props, serviceFlowList, query, (data) => data.serviceFlows);
  return (
    <CataloguePage
      list={list}
      columns={serviceFlowColumns}
      row={(given) => <ServiceFlowRow {...given} />}
      form={(given) => <ServiceFlowForm {...given} />}
      create="SERVICE_FLOW.CREATE"
      turn={{ enable, disable }}
      actions={<Button onClick={() => tryOne(true)}>{t("box")}</Button>}
    >
      <Suspense fallback={null}>{isTrying && <ShipmentBox onClose={() => tryOne(false)} />}</Suspense>
    </CataloguePage>
  );
}
