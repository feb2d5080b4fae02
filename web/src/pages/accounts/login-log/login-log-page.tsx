import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { graphql, usePreloadedQuery } from "react-relay";
import type { LoginLogEntrySort, loginLogPageQuery } from "../../../__generated__/loginLogPageQuery.graphql.ts";
import { useColumnTitle } from "../../../parts/catalogue/use-column-title.ts";
import { ListPage } from "../../../parts/list/list-page.tsx";
import { ListRows } from "../../../parts/list/list-rows.tsx";
import { Optional } from "../../../parts/boundary/optional.tsx";
import { useList, type List } from "../../../parts/list/use-list.ts";
import { TitleCount } from "../../../parts/page/page-bar.tsx";
import { TableSettings } from "../../../parts/table/settings.tsx";
import { useArrangement } from "../../../parts/table/use-arrangement.ts";
import type { PageProps } from "../../../tab/page-props.ts";
import { LoginExport } from "./login-export.tsx";
import { loginFilter, loginList, loginVariables, type LoginFilter } from "./login-list.ts";
import { loginColumns, LoginRow } from "./login-row.tsx";
import { useLoginFilters } from "./use-login-filters.ts";

const loginQuery = graphql`
  query loginLogPageQuery(
    $first: Int
    $after: String
    $last: Int
    $before: String
    $filter: LoginLogFilter
    $sort: LoginLogEntrySort!
  ) @preloadable {
    viewer {
      ...useArrangement_viewer @arguments(keys: ["table.LOGIN_LOG"])
    }
    loginLog(first: $first, after: $after, last: $last, before: $before, filter: $filter, sort: $sort) {
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
          ...loginRow_entry
        }
      }
    }
  }
`;

interface InList {
  readonly list: List<loginLogPageQuery, LoginFilter, LoginLogEntrySort>;
}

/** Who signed in at this site, who tried to, and why it failed (SYS-06). */
export default function LoginLogPage({ queryRef, params }: PageProps<loginLogPageQuery>): ReactNode {
  const { t } = useTranslation("login-log");
  const list = useList<loginLogPageQuery, LoginFilter, LoginLogEntrySort>({
    shape: loginList,
    params,
    query: loginQuery,
    queryRef,
    variables: loginVariables,
  });
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
      filters={useLoginFilters(list.state.filter, (part) => list.filterBy(part))}
      settings={<Settings list={list} />}
      columns={loginColumns}
      columnTitle={useColumnTitle("login-log")}
    >
      <Rows list={list} />
    </ListPage>
  );
}

function Rows({ list }: InList) {
  const { t } = useTranslation("login-log");
  const { viewer, loginLog } = usePreloadedQuery<loginLogPageQuery>(loginQuery, list.queryRef);
  const { columns, arrangement } = useArrangement(viewer, "LOGIN_LOG", loginColumns);
  return (
    <ListRows
      list={list}
      connection={loginLog}
      label={t("title")}
      columns={columns}
      columnTitle={useColumnTitle("login-log")}
      arrangement={arrangement}
      none={{ title: t("none") }}
    >
      {loginLog.edges.map(({ node }) => (
        <LoginRow key={node.id} entry={node} />
      ))}
    </ListRows>
  );
}

function Count({ list }: InList) {
  const { loginLog } = usePreloadedQuery<loginLogPageQuery>(loginQuery, list.queryRef);
  return <TitleCount count={loginLog.totalCount} isExact={loginLog.totalIsExact} />;
}

function Export({ list }: InList) {
  const { loginLog } = usePreloadedQuery<loginLogPageQuery>(loginQuery, list.queryRef);
  if (!loginLog.viewerMayExport) return null;
  return <LoginExport filter={loginFilter(list.state.filter)} fits={loginLog.totalIsExact} />;
}

function Settings({ list }: InList) {
  const { viewer } = usePreloadedQuery<loginLogPageQuery>(loginQuery, list.queryRef);
  return (
    <TableSettings
      {...useArrangement(viewer, "LOGIN_LOG", loginColumns)}
      columns={loginColumns}
      title={useColumnTitle("login-log")}
    />
  );
}
