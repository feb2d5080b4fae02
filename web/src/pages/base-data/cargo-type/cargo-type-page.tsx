import type { ReactNode } from "react";
import { graphql } from "react-relay";
import type { cargoTypePageQuery } from "../../../__generated__/cargoTypePageQuery.graphql.ts";
import { CataloguePage } from "../../../parts/catalogue/catalogue-page.tsx";
import { useList } from "../../../parts/list/use-list.ts";
import { lazyPart } from "../../../parts/lazy/lazy-part.ts";
import type { PageProps } from "../../../tab/page-props.ts";
import { cargoTypeList } from "./cargo-type-list.ts";
import { CargoTypeRow, cargoTypeColumns } from "./cargo-type-row.tsx";

const CargoTypeForm = lazyPart(() => import("./cargo-type-form.tsx"));

const query = graphql`
  query cargoTypePageQuery(
    $first: Int
    $after: String
    $last: Int
    $before: String
    $filter: CargoTypeFilter
    $sort: CargoTypeSort!
  ) @preloadable {
    viewer {
      ...useArrangement_viewer @arguments(keys: ["table.CARGO_TYPE"])
    }
    cargoTypes(first: $first, after: $after, last: $last, before: $before, filter: $filter, sort: $sort) {
      ...useAnswer_rows
      edges {
        node {
          id
          ...cargoTypeRow_cargoType
          ...cargoTypeForm_cargoType
        }
      }
    }
  }
`;
const enable = graphql`
  mutation cargoTypePageEnableMutation($input: EnableCargoTypeInput!) {
    enableCargoType(input: $input) {
      cargoType {
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
  mutation cargoTypePageDisableMutation($input: DisableCargoTypeInput!) {
    disableCargoType(input: $input) {
      cargoType {
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

/** What is sent (documents, parcels, what needs papers), and the papers that orders of it have to bring. */
export default function CargoTypePage(props: PageProps<cargoTypePageQuery>): ReactNode {
  const list = useList(props, cargoTypeList, query, (data) => data.cargoTypes);
  return (
    <CataloguePage
      list={list}
      columns={cargoTypeColumns}
      row={(given) => <CargoTypeRow {...given} />}
      form={(given) => <CargoTypeForm {...given} />}
      create="CARGO_TYPE.CREATE"
      isCommon
      isUsed
      turn={{ enable, disable }}
    />
  );
}
