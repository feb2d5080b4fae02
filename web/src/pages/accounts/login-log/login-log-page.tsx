import type { ReactNode } from "react";
import { graphql } from "react-relay";
import type { loginLogPageQuery } from "../../../__generated__/loginLogPageQuery.graphql.ts";
import { listExport, useListExport } from "../../../parts/export/list-export.tsx";
import { ListPage } from "../../../parts/list/list-page.tsx";
import { useList } from "../../../parts/list/use-list.ts";
import type { PageProps } from "../../../tab/page-props.ts";
import { loginFilter, loginList } from "./login-list.ts";
import { loginColumns, LoginRow } from "./login-row.tsx";
import { useLoginFilters } from "./use-login-filters.ts";

const LoginExport = listExport(() => import("./login-export.tsx"));

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
  const exporting = useListExport({ list: "LOGIN_LOG", dialog: LoginExport, filter: loginFilter(list.state.filter) });
  return (
    <>
      <ListPage
        list={list}
        columns={loginColumns}
        row={(entry) => <LoginRow entry={entry} />}
        filters={useLoginFilters(list.state.filter, (part) => list.filterBy(part))}
        actions={exporting.button()}
      />
      {exporting.dialog}
    </>
  );
}
