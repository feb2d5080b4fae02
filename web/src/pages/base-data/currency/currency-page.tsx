import type { ReactNode } from "react";
import { graphql } from "react-relay";
import type { currencyPageQuery } from "../../../__generated__/currencyPageQuery.graphql.ts";
import { CataloguePage } from "../../../parts/catalogue/catalogue-page.tsx";
import { useList } from "../../../parts/list/use-list.ts";
import { lazyPart } from "../../../parts/lazy/lazy-part.ts";
import type { PageProps } from "../../../tab/page-props.ts";
import { currencyList } from "./currency-list.ts";
import { CurrencyRow, currencyColumns } from "./currency-row.tsx";

const CurrencyForm = lazyPart(() => import("./currency-form.tsx"));

const query = graphql`
  query currencyPageQuery(
    $first: Int
    $after: String
    $last: Int
    $before: String
    $filter: CurrencyFilter
    $sort: CurrencySort!
  ) @preloadable {
    viewer {
      ...useArrangement_viewer @arguments(keys: ["table.CURRENCY"])
    }
    currencies(first: $first, after: $after, last: $last, before: $before, filter: $filter, sort: $sort) {
      ...useAnswer_rows
      edges {
        node {
          id
          ...currencyRow_currency
          ...currencyForm_currency
        }
      }
    }
  }
`;
const enable = graphql`
  mutation currencyPageEnableMutation($input: EnableCurrencyInput!) {
    enableCurrency(input: $input) {
      currency {
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
  mutation currencyPageDisableMutation($input: DisableCurrencyInput!) {
    disableCurrency(input: $input) {
      currency {
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

/** The currencies that orders can be declared in. */
export default function CurrencyPage(props: PageProps<currencyPageQuery>): ReactNode {
  const list = useList(props, currencyList, query, (data) => data.currencies);
  return (
    <CataloguePage
      list={list}
      columns={currencyColumns}
      row={(given) => <CurrencyRow {...given} />}
      form={(given) => <CurrencyForm {...given} />}
      create="CURRENCY.CREATE"
      isCommon
      turn={{ enable, disable }}
    />
  );
}
