import { Button } from "@chakra-ui/react";
import { lazy, Suspense, useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { graphql, usePreloadedQuery } from "react-relay";
import type { dictionaryDelete_item$key } from "../../../__generated__/dictionaryDelete_item.graphql.ts";
import type { dictionaryForm_item$key } from "../../../__generated__/dictionaryForm_item.graphql.ts";
import type { dictionaryPageQuery, DictionaryItemSort } from "../../../__generated__/dictionaryPageQuery.graphql.ts";
import { KeywordBox, useStatusFilter } from "../../../parts/catalogue/filters.tsx";
import { useColumnTitle } from "../../../parts/catalogue/use-column-title.ts";
import { ListPage } from "../../../parts/list/list-page.tsx";
import { ListRows } from "../../../parts/list/list-rows.tsx";
import { Optional } from "../../../parts/boundary/optional.tsx";
import { useList, type List } from "../../../parts/list/use-list.ts";
import { TitleCount } from "../../../parts/page/page-bar.tsx";
import { TableSettings } from "../../../parts/table/settings.tsx";
import { useArrangement } from "../../../parts/table/use-arrangement.ts";
import { useShell } from "../../../tab/use-shell.ts";
import type { PageProps } from "../../../tab/page-props.ts";
import { DictionaryClean } from "./dictionary-clean.tsx";
import { DictionaryDelete } from "./dictionary-delete.tsx";
import { dictionaryList, dictionaryVariables, type DictionaryFilter } from "./dictionary-list.ts";
import { DictionaryPane, Panes } from "./dictionary-pane.tsx";
import { DictionaryRow, dictionaryColumns } from "./dictionary-row.tsx";

const DictionaryForm = lazy(() => import("./dictionary-form.tsx"));

const dictionaryQuery = graphql`
  query dictionaryPageQuery(
    $first: Int
    $after: String
    $last: Int
    $before: String
    $filter: DictionaryItemFilter
    $sort: DictionaryItemSort!
  ) @preloadable {
    viewer {
      ...useArrangement_viewer @arguments(keys: ["table.DICTIONARY"])
    }
    dictionaries {
      pathKey
      entries
    }
    dictionaryItems(first: $first, after: $after, last: $last, before: $before, filter: $filter, sort: $sort) {
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
          ...dictionaryRow_item
          ...dictionaryForm_item
          ...dictionaryDelete_item
        }
      }
    }
  }
`;

/** What stands open above the list. */
type Opened =
  | { readonly form: dictionaryForm_item$key | null }
  | { readonly delete: dictionaryDelete_item$key }
  | "clean"
  | null;
interface InList {
  readonly list: List<dictionaryPageQuery, DictionaryFilter, DictionaryItemSort>;
}

/** The dictionaries and their entries (SYS-01): dictionaries on the left, the entries of the open one in every language. */
export default function DictionaryPage({ queryRef, params }: PageProps<dictionaryPageQuery>): ReactNode {
  const { t } = useTranslation("dictionary");
  const { may } = useShell();
  const list = useList<dictionaryPageQuery, DictionaryFilter, DictionaryItemSort>({
    shape: dictionaryList,
    params,
    query: dictionaryQuery,
    queryRef,
    variables: dictionaryVariables,
  });
  const { filter } = list.state;
  const status = useStatusFilter(filter.status, (value) => list.filterBy({ status: value }));
  const [opened, open] = useState<Opened>(null);
  const close = () => open(null);
  const done = () => {
    close();
    list.reload();
  };
  const create = may("DICTIONARY.CREATE") && (
    <Button variant="solid" onClick={() => open({ form: null })}>
      {t("create")}
    </Button>
  );
  return (
    <Panes>
      <Optional of={list.queryRef} fallback={<div />}>
        <Paths list={list} />
      </Optional>
      <ListPage
        list={list}
        title={filter.pathKey || t("title")}
        count={<Count list={list} />}
        actions={
          <>
            {may("DICTIONARY.CLEAN_CACHE") && <Button onClick={() => open("clean")}>{t("clean")}</Button>}
            {create}
          </>
        }
        search={
          <KeywordBox label={t("keyword")} value={filter.keyword} onChange={(keyword) => list.filterBy({ keyword })} />
        }
        filters={[status]}
        settings={<Settings list={list} />}
        columns={dictionaryColumns}
        columnTitle={useColumnTitle("dictionary")}
      >
        <Rows list={list} open={open} create={create} />
        {opened !== null && typeof opened === "object" && "form" in opened && (
          <Suspense fallback={null}>
            <DictionaryForm item={opened.form} pathKey={filter.pathKey} onClose={close} onSaved={done} />
          </Suspense>
        )}
        {opened !== null && typeof opened === "object" && "delete" in opened && (
          <DictionaryDelete item={opened.delete} onClose={close} onDeleted={done} />
        )}
        {opened === "clean" && <DictionaryClean pathKey={filter.pathKey} onClose={close} />}
      </ListPage>
    </Panes>
  );
}

function Paths({ list }: InList) {
  const { dictionaries } = usePreloadedQuery<dictionaryPageQuery>(dictionaryQuery, list.queryRef);
  return (
    <DictionaryPane
      paths={dictionaries}
      value={list.state.filter.pathKey}
      onChange={(pathKey) => list.filterBy({ pathKey })}
    />
  );
}

function Rows({
  list,
  open,
  create,
}: InList & { readonly open: (opened: Opened) => void; readonly create: ReactNode }) {
  const { t } = useTranslation("dictionary");
  const { viewer, dictionaryItems } = usePreloadedQuery<dictionaryPageQuery>(dictionaryQuery, list.queryRef);
  const { columns, arrangement } = useArrangement(viewer, "DICTIONARY", dictionaryColumns);
  return (
    <ListRows
      list={list}
      connection={dictionaryItems}
      label={t("title")}
      columns={columns}
      columnTitle={useColumnTitle("dictionary")}
      arrangement={arrangement}
      none={{ title: t("none"), action: create }}
    >
      {dictionaryItems.edges.map(({ node }) => (
        <DictionaryRow
          key={node.id}
          item={node}
          onEdit={() => open({ form: node })}
          onDelete={() => open({ delete: node })}
        />
      ))}
    </ListRows>
  );
}

function Count({ list }: InList) {
  const { dictionaryItems } = usePreloadedQuery<dictionaryPageQuery>(dictionaryQuery, list.queryRef);
  return <TitleCount count={dictionaryItems.totalCount} isExact={dictionaryItems.totalIsExact} />;
}

function Settings({ list }: InList) {
  const { viewer } = usePreloadedQuery<dictionaryPageQuery>(dictionaryQuery, list.queryRef);
  return (
    <TableSettings
      {...useArrangement(viewer, "DICTIONARY", dictionaryColumns)}
      columns={dictionaryColumns}
      title={useColumnTitle("dictionary")}
    />
  );
}
