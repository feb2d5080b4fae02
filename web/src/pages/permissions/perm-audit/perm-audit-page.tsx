import { useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { graphql, usePreloadedQuery } from "react-relay";
import type { auditDetail_entry$key } from "../../../__generated__/auditDetail_entry.graphql.ts";
import type { AuditEntrySort, permAuditPageQuery } from "../../../__generated__/permAuditPageQuery.graphql.ts";
import { useColumnTitle } from "../../../parts/catalogue/use-column-title.ts";
import { ListPage } from "../../../parts/list/list-page.tsx";
import { ListRows } from "../../../parts/list/list-rows.tsx";
import { Optional } from "../../../parts/boundary/optional.tsx";
import { useList, type List } from "../../../parts/list/use-list.ts";
import { TitleCount } from "../../../parts/page/page-bar.tsx";
import { TableSettings } from "../../../parts/table/settings.tsx";
import { useArrangement } from "../../../parts/table/use-arrangement.ts";
import type { PageProps } from "../../../tab/page-props.ts";
import { AuditDetail } from "./audit-detail.tsx";
import { AuditExport } from "./audit-export.tsx";
import { auditFilter, auditList, auditVariables, type AuditFilter } from "./audit-list.ts";
import { auditColumns, AuditRow } from "./audit-row.tsx";
import { useAuditFilters } from "./use-audit-filters.ts";

const auditQuery = graphql`
  query permAuditPageQuery(
    $first: Int
    $after: String
    $last: Int
    $before: String
    $filter: AuditFilter
    $sort: AuditEntrySort!
  ) @preloadable {
    viewer {
      ...useArrangement_viewer @arguments(keys: ["table.PERM_AUDIT"])
    }
    auditEntries(first: $first, after: $after, last: $last, before: $before, filter: $filter, sort: $sort) {
      totalCount
      totalIsExact
      viewerMayExport
      pageInfo {
        ...paging_pageInfo
      }
      pageCursors {
        ...paging_pageCursors
      }
      edges {
        node {
          id
          ...auditRow_entry
          ...auditDetail_entry
        }
      }
    }
  }
`;

interface InList {
  readonly list: List<permAuditPageQuery, AuditFilter, AuditEntrySort>;
}

/** Who changed or saw what at this site, when and why (PERM-12, PERM-13). */
export default function PermAuditPage({ queryRef, params }: PageProps<permAuditPageQuery>): ReactNode {
  const { t } = useTranslation("perm-audit");
  const list = useList<permAuditPageQuery, AuditFilter, AuditEntrySort>({
    shape: auditList,
    params,
    query: auditQuery,
    queryRef,
    variables: auditVariables,
  });
  const [opened, open] = useState<auditDetail_entry$key | null>(null);
  return (
    <ListPage
      list={list}
      title={t("title")}
      count={<Count list={list} />}
      actions={
        <Optional of={list.queryRef}>
          <Export list={list} />
        </Optional>
      }
      filters={useAuditFilters(list.state.filter, (part) => list.filterBy(part))}
      settings={<Settings list={list} />}
      columns={auditColumns}
      columnTitle={useColumnTitle("perm-audit")}
    >
      <Rows list={list} onOpen={open} />
      {opened !== null && <AuditDetail entry={opened} onClose={() => open(null)} />}
    </ListPage>
  );
}

function Rows({ list, onOpen }: InList & { readonly onOpen: (entry: auditDetail_entry$key) => void }) {
  const { t } = useTranslation("perm-audit");
  const { viewer, auditEntries } = usePreloadedQuery<permAuditPageQuery>(auditQuery, list.queryRef);
  const { columns, arrangement } = useArrangement(viewer, "PERM_AUDIT", auditColumns);
  return (
    <ListRows
      list={list}
      connection={auditEntries}
      label={t("title")}
      columns={columns}
      columnTitle={useColumnTitle("perm-audit")}
      arrangement={arrangement}
      none={{ title: t("none") }}
    >
      {auditEntries.edges.map(({ node }) => (
        <AuditRow key={node.id} entry={node} onOpen={() => onOpen(node)} />
      ))}
    </ListRows>
  );
}

function Count({ list }: InList) {
  const { auditEntries } = usePreloadedQuery<permAuditPageQuery>(auditQuery, list.queryRef);
  return <TitleCount count={auditEntries.totalCount} isExact={auditEntries.totalIsExact} />;
}

function Export({ list }: InList) {
  const { auditEntries } = usePreloadedQuery<permAuditPageQuery>(auditQuery, list.queryRef);
  if (!auditEntries.viewerMayExport) return null;
  return <AuditExport filter={auditFilter(list.state.filter)} fits={auditEntries.totalIsExact} />;
}

function Settings({ list }: InList) {
  const { viewer } = usePreloadedQuery<permAuditPageQuery>(auditQuery, list.queryRef);
  return (
    <TableSettings
      {...useArrangement(viewer, "PERM_AUDIT", auditColumns)}
      columns={auditColumns}
      title={useColumnTitle("perm-audit")}
    />
  );
}
