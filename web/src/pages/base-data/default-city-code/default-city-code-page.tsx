import type { ReactNode } from "react";
import { graphql } from "react-relay";
import type { defaultCityCodePageQuery } from "../../../__generated__/defaultCityCodePageQuery.graphql.ts";
import { CataloguePage } from "../../../parts/catalogue/catalogue-page.tsx";
import { useList } from "../../../parts/list/use-list.ts";
import { lazyPart } from "../../../parts/lazy/lazy-part.ts";
import type { PageProps } from "../../../tab/page-props.ts";
import { defaultCityCodeList } from "./default-city-code-list.ts";
import { DefaultCityCodeRow, defaultCityCodeColumns } from "./default-city-code-row.tsx";

const DefaultCityCodeForm = lazyPart(() => import("./default-city-code-form.tsx"));

const query = graphql`
  query defaultCityCodePageQuery(
    $first: Int
    $after: String
    $last: Int
    $before: String
    $filter: DefaultCityCodeFilter
    $sort: DefaultCityCodeSort!
  ) @preloadable {
    viewer {
      ...useArrangement_viewer @arguments(keys: ["table.DEFAULT_CITY_CODE"])
    }
    defaultCityCodes(first: $first, after: $after, last: $last, before: $before, filter: $filter, sort: $sort) {
      ...useAnswer_rows
      edges {
        node {
          id
          ...defaultCityCodeRow_defaultCityCode
          ...defaultCityCodeForm_defaultCityCode
        }
      }
    }
  }
`;
const remove = graphql`
  mutation defaultCityCodePageDeleteMutation($input: DeleteDefaultCityCodeInput!) {
    deleteDefaultCityCode(input: $input) {
      errors {
        message
        detail
        traceId
      }
    }
  }
`;

/** Default city codes. */
export default function DefaultCityCodePage(props: PageProps<defaultCityCodePageQuery>): ReactNode {
  const list = useList(props, defaultCityCodeList, query, (data) => data.defaultCityCodes);
  return (
    <CataloguePage
      list={list}
      columns={defaultCityCodeColumns}
      row={(given) => <DefaultCityCodeRow {...given} />}
      form={(given) => <DefaultCityCodeForm {...given} />}
      create="DEFAULT_CITY_CODE.CREATE"
      remove={remove}
      isCommon
    />
  );
}
