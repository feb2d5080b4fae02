import { Button } from "@chakra-ui/react";
import { lazy, Suspense, useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { graphql, usePreloadedQuery } from "react-relay";
import type { permDataGroupPageQuery, DataGroupSort } from "../../../__generated__/permDataGroupPageQuery.graphql.ts";
import type { permDataGroupForm_dataGroup$key } from "../../../__generated__/permDataGroupForm_dataGroup.graphql.ts";
import type { permDataGroupToggle_dataGroup$key } from "../../../__generated__/permDataGroupToggle_dataGroup.graphql.ts";
import { KeywordBox, useStatusFilter } from "../../../parts/catalogue/filters.tsx";
import { useColumnTitle } from "../../../parts/catalogue/use-column-title.ts";
import { ListPage } from "../../../parts/list/list-page.tsx";
import { ListRows } from "../../../parts/list/list-rows.tsx";
import { useList, type List } from "../../../parts/list/use-list.ts";
import { TitleCount } from "../../../parts/page/page-bar.tsx";
import { TableSettings } from "../../../parts/table/settings.tsx";
import { useArrangement } from "../../../parts/table/use-arrangement.ts";
import { useShell } from "../../../tab/use-shell.ts";
import type { PageProps } from "../../../tab/page-props.ts";
import { dataGroupList, dataGroupVariables, type DataGroupFilter } from "./perm-data-group-list.ts";
import { PermDataGroupRow, dataGroupColumns } from "./perm-data-group-row.tsx";
import { useKindFilter } from "./kind-filter.tsx";
import { PermDataGroupToggle } from "./perm-data-group-toggle.tsx";

const EffectiveScope = lazy(() => import("./effective-scope.tsx"));
const PermDataGroupForm = lazy(() => import("./perm-data-group-form.tsx"));

const dataGroupQuery = graphql`
  query permDataGroupPageQuery(
    $first: Int
    $after: String
    $last: Int
    $before: String
    $filter: DataGroupFilter
    $sort: DataGroupSort!
  ) @preloadable {
    viewer {
      ...useArrangement_viewer @arguments(keys: ["table.PERM_DATA_GROUP"])
    }
    dataGroups(first: $first, after: $after, last: $last, before: $before, filter: $filter, sort: $sort) {
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
          ...permDataGroupRow_dataGroup
          ...permDataGroupForm_dataGroup
          ...permDataGroupToggle_dataGroup
        }
      }
    }
  }
`;

/** What stands open above the list. */
type Opened =
  | { readonly form: permDataGroupForm_dataGroup$key | null }
  | "effective"
  | { readonly toggle: permDataGroupToggle_dataGroup$key }
  | null;
interface InList {
  readonly list: List<permDataGroupPageQuery, DataGroupFilter, DataGroupSort>;
}

/** Who sees which rows (PERM-02): constant and variable data groups. */
export default function PermDataGroupPage({ queryRef, params }: PageProps<permDataGroupPageQuery>): ReactNode {
  const { t } = useTranslation("perm-data-group");
  const { may } = useShell();
  const list = useList<permDataGroupPageQuery, DataGroupFilter, DataGroupSort>({
    shape: dataGroupList,
    params,
    query: dataGroupQuery,
    queryRef,
    variables: dataGroupVariables,
  });
  const { filter } = list.state;
  const status = useStatusFilter(filter.status, (value) => list.filterBy({ status: value }));
  const kind = useKindFilter(filter.kind, (value) => list.filterBy({ kind: value }));
  const [opened, open] = useState<Opened>(null);
  const close = () => open(null);
  const create = may("PERM_DATA_GROUP.CREATE") && (
    <Button variant="solid" onClick={() => open({ form: null })}>
      {t("create")}
    </Button>
  );
  return (
    <ListPage
      list={list}
      title={t("title")}
      count={<Count list={list} />}
      actions={
        <>
          <Button onClick={() => open("effective")}>{t("effective.open")}</Button>
          {create}
        </>
      }
      search={
        <KeywordBox label={t("keyword")} value={filter.keyword} onChange={(keyword) => list.filterBy({ keyword })} />
      }
      filters={[status, kind]}
      settings={<Settings list={list} />}
      columns={dataGroupColumns}
      columnTitle={useColumnTitle("perm-data-group")}
    >
      <Rows list={list} open={open} create={create} />
      {opened === "effective" && (
        <Suspense fallback={null}>
          <EffectiveScope onClose={close} />
        </Suspense>
      )}
      {opened !== null && opened !== "effective" && "form" in opened && (
        <Suspense fallback={null}>
          <PermDataGroupForm
            dataGroup={opened.form}
            onClose={close}
            onSaved={() => {
              close();
              list.reload();
            }}
          />
        </Suspense>
      )}
      {opened !== null && opened !== "effective" && "toggle" in opened && (
        <PermDataGroupToggle dataGroup={opened.toggle} onClose={close} />
      )}
    </ListPage>
  );
}

function Rows({
  list,
  open,
  create,
}: InList & { readonly open: (opened: Opened) => void; readonly create: ReactNode }) {
  const { t } = useTranslation("perm-data-group");
  const { viewer, dataGroups } = usePreloadedQuery<permDataGroupPageQuery>(dataGroupQuery, list.queryRef);
  const { columns, arrangement } = useArrangement(viewer, "PERM_DATA_GROUP", dataGroupColumns);
  return (
    <ListRows
      list={list}
      connection={dataGroups}
      label={t("title")}
      columns={columns}
      columnTitle={useColumnTitle("perm-data-group")}
      arrangement={arrangement}
      none={{ title: t("none"), action: create }}
    >
      {dataGroups.edges.map(({ node }) => (
        <PermDataGroupRow
          key={node.id}
          dataGroup={node}
          onEdit={() => open({ form: node })}
          onToggle={() => open({ toggle: node })}
        />
      ))}
    </ListRows>
  );
}

function Count({ list }: InList) {
  const { dataGroups } = usePreloadedQuery<permDataGroupPageQuery>(dataGroupQuery, list.queryRef);
  return <TitleCount count={dataGroups.totalCount} isExact={dataGroups.totalIsExact} />;
}

function Settings({ list }: InList) {
  const { viewer } = usePreloadedQuery<permDataGroupPageQuery>(dataGroupQuery, list.queryRef);
  return (
    <TableSettings
      {...useArrangement(viewer, "PERM_DATA_GROUP", dataGroupColumns)}
      columns={dataGroupColumns}
      title={useColumnTitle("perm-data-group")}
    />
  );
}
