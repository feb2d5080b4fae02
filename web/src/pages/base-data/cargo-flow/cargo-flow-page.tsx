import { Button } from "@chakra-ui/react";
import { Suspense, useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { graphql } from "react-relay";
import type { cargoFlowPageQuery } from "../../../__generated__/cargoFlowPageQuery.graphql.ts";
import { CataloguePage } from "../../../parts/catalogue/catalogue-page.tsx";
import { useList } from "../../../parts/list/use-list.ts";
import { lazyPart } from "../../../parts/lazy/lazy-part.ts";
import { ShipmentBox } from "../../../parts/shipment/lazy.ts";
import type { PageProps } from "../../../tab/page-props.ts";
import { cargoFlowList } from "./cargo-flow-list.ts";
import { CargoFlowRow, cargoFlowColumns } from "./cargo-flow-row.tsx";

const CargoFlowForm = lazyPart(() => import("./cargo-flow-form.tsx"));
const CargoFlowPickups = lazyPart(() => import("./cargo-flow-pickups.tsx"));

const query = graphql`
  query cargoFlowPageQuery(
    $first: Int
    $after: String
    $last: Int
    $before: String
    $filter: CargoFlowFilter
    $sort: CargoFlowSort!
  ) @preloadable {
    viewer {
      ...useArrangement_viewer @arguments(keys: ["table.CARGO_FLOW"])
    }
    cargoFlows(first: $first, after: $after, last: $last, before: $before, filter: $filter, sort: $sort) {
      ...useAnswer_rows
      edges {
        node {
          id
          ...cargoFlowRow_cargoFlow
          ...cargoFlowForm_cargoFlow
        }
      }
    }
  }
`;
const enable = graphql`
  mutation cargoFlowPageEnableMutation($input: EnableCargoFlowInput!) {
    enableCargoFlow(input: $input) {
      cargoFlow {
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
  mutation cargoFlowPageDisableMutation($input: DisableCargoFlowInput!) {
    disableCargoFlow(input: $input) {
      cargoFlow {
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

/** How goods are paid for on the site's lanes, which services go with them, and how they are picked up; a panel to try a shipment. */
export default function CargoFlowPage(props: PageProps<cargoFlowPageQuery>): ReactNode {
  const { t } = useTranslation("cargo-flow");
  const [isTrying, tryOne] = useState(false);
  const [picked, showPickups] = useState<{ readonly id: string; readonly name: string } | null>(null);
  const list = useList(props, cargoFlowList, query, (data) => data.cargoFlows);
  return (
    <CataloguePage
      list={list}
      columns={cargoFlowColumns}
      row={(given) => <CargoFlowRow {...given} onPickups={showPickups} />}
      form={(given) => <CargoFlowForm {...given} />}
      create="CARGO_FLOW.CREATE"
      turn={{ enable, disable }}
      actions={<Button onClick={() => tryOne(true)}>{t("box")}</Button>}
    >
      <Suspense fallback={null}>{isTrying && <ShipmentBox onClose={() => tryOne(false)} />}</Suspense>
      <Suspense fallback={null}>
        {picked && <CargoFlowPickups {...picked} onClose={() => showPickups(null)} />}
      </Suspense>
    </CataloguePage>
  );
}
