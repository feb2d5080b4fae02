import { Button } from "@chakra-ui/react";
import { lazy, Suspense, useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { graphql, usePreloadedQuery } from "react-relay";
import type { permResourcePageQuery, ResourceSort } from "../../../__generated__/permResourcePageQuery.graphql.ts";
import type { permResourceForm_resource$key } from "../../../__generated__/permResourceForm_resource.graphql.ts";
import type { permResourceToggle_resource$key } from "../../../__generated__/permResourceToggle_resource.graphql.ts";
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
import { resourceList, resourceVariables, type ResourceFilter } from "./perm-resource-list.ts";
import { PermResourceRow, resourceColumns } from "./perm-resource-row.tsx";
import { PermResourceToggle } from "./perm-resource-toggle.tsx";

const PermResourceForm = lazy(() => import("./perm-resource-form.tsx"));

const resourceQuery = graphql`
  query permResourcePageQuery(
    $first: Int
    $after: String
    $last: Int
    $before: String
    $filter: ResourceFilter
    $sort: ResourceSort!
  ) @preloadable {
    viewer {
      ...useArrangement_viewer @arguments(keys: ["table.PERM_RESOURCE"])
    }
    resources(first: $first, after: $after, last: $last, before: $before, filter: $filter, sort: $sort) {
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
          ...permResourceRow_resource
          ...permResourceForm_resource
          ...permResourceToggle_resource
        }
      }
    }
  }
`;

/** What stands open above the list. */
type Opened =
  | { readonly form: permResourceForm_resource$key | null }
  | { readonly toggle: permResourceToggle_resource$key }
  | null;
interface InList {
  readonly list: List<permResourcePageQuery, ResourceFilter, ResourceSort>;
}

/** Master data of other systems that roles and data groups refer to. */
export default function PermResourcePage({ queryRef, params }: PageProps<permResourcePageQuery>): ReactNode {
  const { t } = useTranslation("perm-resource");
  const { may } = useShell();
  const list = useList<permResourcePageQuery, ResourceFilter, ResourceSort>({
    shape: resourceList,
    params,
    query: resourceQuery,
    queryRef,
    variables: resourceVariables,
  });
  const { filter } = list.state;
  const status = useStatusFilter(filter.status, (value) => list.filterBy({ status: value }));
  const [opened, open] = useState<Opened>(null);
  const close = () => open(null);
  const create = may("PERM_RESOURCE.CREATE") && (
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
      columns={resourceColumns}
      columnTitle={useColumnTitle("perm-resource")}
    >
      <Rows list={list} open={open} create={create} />
      {opened !== null && "form" in opened && (
        <Suspense fallback={null}>
          <PermResourceForm
            resource={opened.form}
            onClose={close}
            onSaved={() => {
              close();
              list.reload();
            }}
          />
        </Suspense>
      )}
      {opened !== null && "toggle" in opened && <PermResourceToggle resource={opened.toggle} onClose={close} />}
    </ListPage>
  );
}

function Rows({
  list,
  open,
  create,
}: InList & { readonly open: (opened: Opened) => void; readonly create: ReactNode }) {
  const { t } = useTranslation("perm-resource");
  const { viewer, resources } = usePreloadedQuery<permResourcePageQuery>(resourceQuery, list.queryRef);
  const { columns, arrangement } = useArrangement(viewer, "PERM_RESOURCE", resourceColumns);
  return (
    <ListRows
      list={list}
      connection={resources}
      label={t("title")}
      columns={columns}
      columnTitle={useColumnTitle("perm-resource")}
      arrangement={arrangement}
      none={{ title: t("none"), action: create }}
    >
      {resources.edges.map(({ node }) => (
        <PermResourceRow
          key={node.id}
          resource={node}
          onEdit={() => open({ form: node })}
          onToggle={() => open({ toggle: node })}
        />
      ))}
    </ListRows>
  );
}

function Count({ list }: InList) {
  const { resources } = usePreloadedQuery<permResourcePageQuery>(resourceQuery, list.queryRef);
  return <TitleCount count={resources.totalCount} isExact={resources.totalIsExact} />;
}

function Settings({ list }: InList) {
  const { viewer } = usePreloadedQuery<permResourcePageQuery>(resourceQuery, list.queryRef);
  return (
    <TableSettings
      {...useArrangement(viewer, "PERM_RESOURCE", resourceColumns)}
      columns={resourceColumns}
      title={useColumnTitle("perm-resource")}
    />
  );
}
