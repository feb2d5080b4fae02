import { Button } from "@chakra-ui/react";
import { lazy, Suspense, useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { graphql, usePreloadedQuery } from "react-relay";
import type { currencyPageQuery, CurrencySort } from "../../../__generated__/currencyPageQuery.graphql.ts";
import type { currencyForm_currency$key } from "../../../__generated__/currencyForm_currency.graphql.ts";
import type { currencyToggle_currency$key } from "../../../__generated__/currencyToggle_currency.graphql.ts";
import { KeywordBox, useStatusFilter } from "../../../parts/catalogue/filters.tsx";
import { useColumnTitle } from "../../../parts/catalogue/use-column-title.ts";
import { ListPage } from "../../../parts/list/list-page.tsx";
import { ListRows } from "../../../parts/list/list-rows.tsx";
import { useList, type List } from "../../../parts/list/use-list.ts";
import { TitleCount } from "../../../parts/page/page-bar.tsx";
import { TableSettings } from "../../../parts/table/settings.tsx";
import { useArrangement } from "../../../parts/table/use-arrangement.ts";
import { useShell } from "../../../tab/use-shell.ts";
import type { PageProps } from "../../entry.ts";
import { currencyList, currencyVariables, type CurrencyFilter } from "./currency-list.ts";
import { CurrencyRow, currencyColumns } from "./currency-row.tsx";
import { CurrencyToggle } from "./currency-toggle.tsx";

const CurrencyForm = lazy(() => import("./currency-form.tsx"));

const currencyQuery = graphql`
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
      totalCount
      totalIsExact
      pageInfo {
        ...paging_pageInfo
      }
      pageCursors {
        ...paging_pageCursors
      }
      edges {
        node {
          id
          ...currencyRow_currency
          ...currencyForm_currency
          ...currencyToggle_currency
        }
      }
    }
  }
`;

/** What stands open above the list. */
type Opened =
  | { readonly form: currencyForm_currency$key | null }
  | { readonly toggle: currencyToggle_currency$key }
  | null;
interface InList {
  readonly list: List<currencyPageQuery, CurrencyFilter, CurrencySort>;
}

/** The currencies that orders can be declared in. */
export default function CurrencyPage({ queryRef, params }: PageProps<currencyPageQuery>): ReactNode {
  const { t } = useTranslation("currency");
  const { may } = useShell();
  const list = useList<currencyPageQuery, CurrencyFilter, CurrencySort>({
    shape: currencyList,
    params,
    query: currencyQuery,
    queryRef,
    variables: currencyVariables,
  });
  const { filter } = list.state;
  const status = useStatusFilter(filter.status, (value) => list.filterBy({ status: value }));
  const [opened, open] = useState<Opened>(null);
  const close = () => open(null);
  const create = may("CURRENCY.CREATE") && (
    <Button variant="solid" onClick={() => open({ form: null })}>
      {t("create")}
    </Button>
  );
  return (
    <ListPage
      list={list}
      title={t("title")}
      count={<Count list={list} />}
      actions={create}
      search={
        <KeywordBox label={t("keyword")} value={filter.keyword} onChange={(keyword) => list.filterBy({ keyword })} />
      }
      filters={[status]}
      settings={<Settings list={list} />}
      columns={currencyColumns}
      columnTitle={useColumnTitle("currency")}
    >
      <Rows list={list} open={open} create={create} />
      {opened !== null && "form" in opened && (
        <Suspense fallback={null}>
          <CurrencyForm
            currency={opened.form}
            onClose={close}
            onSaved={() => {
              close();
              list.reload();
            }}
          />
        </Suspense>
      )}
      {opened !== null && "toggle" in opened && <CurrencyToggle currency={opened.toggle} onClose={close} />}
    </ListPage>
  );
}

function Rows({
  list,
  open,
  create,
}: InList & { readonly open: (opened: Opened) => void; readonly create: ReactNode }) {
  const { t } = useTranslation("currency");
  const { viewer, currencies } = usePreloadedQuery<currencyPageQuery>(currencyQuery, list.queryRef);
  const { columns, arrangement } = useArrangement(viewer, "CURRENCY", currencyColumns);
  return (
    <ListRows
      list={list}
      connection={currencies}
      label={t("title")}
      columns={columns}
      columnTitle={useColumnTitle("currency")}
      arrangement={arrangement}
      none={{ title: t("none"), action: create }}
    >
      {currencies.edges.map(({ node }) => (
        <CurrencyRow
          key={node.id}
          currency={node}
          onEdit={() => open({ form: node })}
          onToggle={() => open({ toggle: node })}
        />
      ))}
    </ListRows>
  );
}

function Count({ list }: InList) {
  const { currencies } = usePreloadedQuery<currencyPageQuery>(currencyQuery, list.queryRef);
  return <TitleCount count={currencies.totalCount} isExact={currencies.totalIsExact} />;
}

function Settings({ list }: InList) {
  const { viewer } = usePreloadedQuery<currencyPageQuery>(currencyQuery, list.queryRef);
  return (
    <TableSettings
      {...useArrangement(viewer, "CURRENCY", currencyColumns)}
      columns={currencyColumns}
      title={useColumnTitle("currency")}
    />
  );
}
