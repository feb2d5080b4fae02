import type { ReactNode } from "react";
import { graphql, usePreloadedQuery, type PreloadedQuery } from "react-relay";
import type { loginLogPageQuery } from "../../../__generated__/loginLogPageQuery.graphql.ts";
import { Optional } from "../../../parts/boundary/optional.tsx";
import { ListPage } from "../../../parts/list/list-page.tsx";
import { useList } from "../../../parts/list/use-list.ts";
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
    loginLog(first: $first, after: $after, last: $last, before: $before, filter: $filter, sort: $sort) {
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
  const list = useList(props, loginList, query, (data) => data.loginLog);
  return (
    <ListPage
      list={list}
      columns={loginColumns}
      row={(entry) => <LoginRow entry={entry} />}
      filters={useLoginFilters(list.state.filter, (part) => list.filterBy(part))}
      actions={
        <Optional of={list.queryRef}>
          <Export queryRef={list.queryRef} filter={list.state.filter} />
        </Optional>
      }
    />
  );
}

function Export(props: { readonly queryRef: PreloadedQuery<loginLogPageQuery>; readonly filter: LoginFilter }) {
  const { loginLog } = usePreloadedQuery<loginLogPageQuery>(query, props.queryRef);
  return loginLog.viewerMayExport && <LoginExport filter={loginFilter(props.filter)} fits={loginLog.totalIsExact} />;
}
