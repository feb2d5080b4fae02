import type { ReactNode } from "react";
import { graphql } from "react-relay";
import type { cargoConvertPageQuery } from "../../../__generated__/cargoConvertPageQuery.graphql.ts";
import { CataloguePage } from "../../../parts/catalogue/catalogue-page.tsx";
import { useList } from "../../../parts/list/use-list.ts";
import { lazyPart } from "../../../parts/lazy/lazy-part.ts";
import type { PageProps } from "../../../tab/page-props.ts";
import { cargoConvertList } from "./cargo-convert-list.ts";
import { CargoConvertRow, cargoConvertColumns } from "./cargo-convert-row.tsx";

const CargoConvertForm = lazyPart(() => import("./cargo-convert-form.tsx"));

const query = graphql`
  query cargoConvertPageQuery(
    $first: Int
    $after: String
    $last: Int
    $before: String
    $filter: CargoConvertFilter
    $sort: CargoConvertSort!
  ) @preloadable {
    viewer {
      ...useArrangement_viewer @arguments(keys: ["table.CARGO_CONVERT"])
    }
    cargoConverts(first: $first, after: $after, last: $last, before: $before, filter: $filter, sort: $sort) {
      ...useAnswer_rows
      edges {
        node {
          id
          ...cargoConvertRow_cargoConvert
          ...cargoConvertForm_cargoConvert
        }
      }
    }
  }
`;
const remove = graphql`
  mutation cargoConvertPageDeleteMutation($input: DeleteCargoConvertInput!) {
    deleteCargoConvert(input: $input) {
      errors {
        message
        detail
        traceId
      }
    }
  }
`;

/** Cargo converts. */
export default function CargoConvertPage(props: PageProps<cargoConvertPageQuery>): ReactNode {
  const list = useList(props, cargoConvertList, query, (data) => data.cargoConverts);
  return (
    <CataloguePage
      list={list}
      columns={cargoConvertColumns}
      row={(given) => <CargoConvertRow {...given} />}
      form={(given) => <CargoConvertForm {...given} />}
      create="CARGO_CONVERT.CREATE"
      remove={remove}
      isCommon
    />
  );
}
