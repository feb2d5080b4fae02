import type { ReactNode } from "react";
import { graphql } from "react-relay";
import type { countryBasePageQuery } from "../../../__generated__/countryBasePageQuery.graphql.ts";
import { CataloguePage } from "../../../parts/catalogue/catalogue-page.tsx";
import { useList } from "../../../parts/list/use-list.ts";
import { lazyPart } from "../../../parts/lazy/lazy-part.ts";
import { PullButton } from "../../../parts/pull/pull-button.tsx";
import type { PageProps } from "../../../tab/page-props.ts";
import { countryBaseList } from "./country-base-list.ts";
import { CountryBaseRow, countryBaseColumns } from "./country-base-row.tsx";

const CountryBaseForm = lazyPart(() => import("./country-base-form.tsx"));

const query = graphql`
  query countryBasePageQuery(
    $first: Int
    $after: String
    $last: Int
    $before: String
    $filter: CountryBaseFilter
    $sort: CountryBaseSort!
  ) @preloadable {
    viewer {
      ...useArrangement_viewer @arguments(keys: ["table.COUNTRY_BASE"])
    }
    countryBases(first: $first, after: $after, last: $last, before: $before, filter: $filter, sort: $sort) {
      ...useAnswer_rows
      edges {
        node {
          id
          ...countryBaseRow_countryBase
          ...countryBaseForm_countryBase
        }
      }
    }
  }
`;
const enable = graphql`
  mutation countryBasePageEnableMutation($input: EnableCountryBaseInput!) {
    enableCountryBase(input: $input) {
      countryBase {
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
  mutation countryBasePageDisableMutation($input: DisableCountryBaseInput!) {
    disableCountryBase(input: $input) {
      countryBase {
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
const look = graphql`
  mutation countryBasePageLookMutation {
    looked: lookAtCountries {
      found {
        ...pullFound_found
      }
      errors {
        code
        message
        detail
        traceId
      }
    }
  }
`;
const pull = graphql`
  mutation countryBasePagePullMutation($input: PullInput!) {
    pulled: pullCountries(input: $input) {
      done {
        added
        changed
        deleted
      }
      errors {
        code
        message
        detail
        traceId
      }
    }
  }
`;
const source = { module: "COUNTRY_BASE", button: "COUNTRY_BASE.SYNC", look, pull } as const;

/** The countries that addresses, lanes and telephones are of. */
export default function CountryBasePage(props: PageProps<countryBasePageQuery>): ReactNode {
  const list = useList(props, countryBaseList, query, (data) => data.countryBases);
  return (
    <CataloguePage
      list={list}
      columns={countryBaseColumns}
      row={(given) => <CountryBaseRow {...given} />}
      form={(given) => <CountryBaseForm {...given} />}
      create="COUNTRY_BASE.EDIT"
      turn={{ enable, disable }}
      isUsed
      isCommon
      actions={<PullButton of={source} isPlain onPulled={list.reload} />}
    />
  );
}
