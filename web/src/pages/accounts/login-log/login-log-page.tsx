import type { ReactNode } from "react";
import { graphql, usePreloadedQuery } from "react-relay";
import type { loginLogPageQuery, LoginLogEntrySort } from "../../../__generated__/loginLogPageQuery.graphql.ts";
import { Optional } from "../../../parts/boundary/optional.tsx";
import { ListPage } from "../../../parts/list/list-page.tsx";
import { useList, type List } from "../../../parts/list/use-list.ts";
import type { PageProps } from "../../../tab/page-props.ts";
import { LoginExport } from "./login-export.tsx";
import { loginFilter, loginList, type LoginFilter } from "./login-list.ts";
import { loginColumns, LoginRow } from "./login-row.tsx";
import { useLoginFilters } from "./use-login-filters.ts";

const query = graphql`
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
    rows: loginLog(first: $first, after: $after, last: $last, before: $before, filter: $filter, sort: $sort) {
      ...useAnswer_rows
      totalIsExact
      viewerMayExport
      edges {
        node {
          id
          ...loginRow_entry
        }
      }
    }
  }
`;

/** Who signed in at this site, who tried to, and why it failed (SYS-06). */
export default function LoginLogPage(props: PageProps<loginLogPageQuery>): ReactNode {
  const list = useList(props, loginList, query);
  return (
    <ListPage
      list={list}
      columns={loginColumns}
      row={(entry) => <LoginRow entry={entry} />}
      filters={useLoginFilters(list.state.filter, (part) => list.filterBy(part))}
      actions={
        <Optional of={list.queryRef}>
          <Export list={list} />
        </Optional>
      }
    />
  );
}

function Export({ list }: { readonly list: List<loginLogPageQuery, LoginFilter, LoginLogEntrySort> }) {
  const { rows } = usePreloadedQuery<loginLogPageQuery>(query, list.queryRef);
  return rows.viewerMayExport && <LoginExport filter={loginFilter(list.state.filter)} fits={rows.totalIsExact} />;
}
