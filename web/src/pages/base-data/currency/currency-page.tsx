import { Suspense, useState, type ReactNode } from "react";
import { graphql } from "react-relay";
import type { currencyPageQuery } from "../../../__generated__/currencyPageQuery.graphql.ts";
import { CataloguePage } from "../../../parts/catalogue/catalogue-page.tsx";
import { useList } from "../../../parts/list/use-list.ts";
import { lazyPart } from "../../../parts/lazy/lazy-part.ts";
import { PullButton } from "../../../parts/pull/pull-button.tsx";
import type { PageProps } from "../../../tab/page-props.ts";
import { currencyList } from "./currency-list.ts";
import { CurrencyRow, currencyColumns } from "./currency-row.tsx";

const CurrencyForm = lazyPart(() => import("./currency-form.tsx"));
const CurrencyRates = lazyPart(() => import("./currency-rates.tsx"));

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

const look = graphql`
  mutation currencyPageLookMutation {
    looked: lookAtCurrencies {
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
  mutation currencyPagePullMutation($input: PullInput!) {
    pulled: pullCurrencies(input: $input) {
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
const source = { module: "CURRENCY", button: "CURRENCY.SYNC", look, pull } as const;

/** The currencies that orders can be declared in. */
export default function CurrencyPage(props: PageProps<currencyPageQuery>): ReactNode {
  const [rated, showRates] = useState<{ readonly id: string; readonly code: string } | null>(null);
  const list = useList(props, currencyList, query, (data) => data.currencies);
  return (
    <CataloguePage
      list={list}
      columns={currencyColumns}
      row={(given) => <CurrencyRow {...given} onRates={showRates} />}
      form={(given) => <CurrencyForm {...given} />}
      create="CURRENCY.CREATE"
      isCommon
      turn={{ enable, disable }}
      actions={<PullButton of={source} isPlain onPulled={list.reload} />}
    >
      <Suspense fallback={null}>{rated && <CurrencyRates {...rated} onClose={() => showRates(null)} />}</Suspense>
    </CataloguePage>
  );
}
