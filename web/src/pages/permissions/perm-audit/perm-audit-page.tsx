import { useState, type ReactNode } from "react";
import { graphql, usePreloadedQuery } from "react-relay";
import type { auditDetail_entry$key } from "../../../__generated__/auditDetail_entry.graphql.ts";
import type { AuditEntrySort, permAuditPageQuery } from "../../../__generated__/permAuditPageQuery.graphql.ts";
import { Optional } from "../../../parts/boundary/optional.tsx";
import { ListPage } from "../../../parts/list/list-page.tsx";
import { useList, type List } from "../../../parts/list/use-list.ts";
import type { PageProps } from "../../../tab/page-props.ts";
import { AuditDetail } from "./audit-detail.tsx";
import { AuditExport } from "./audit-export.tsx";
import { auditFilter, auditList, type AuditFilter } from "./audit-list.ts";
import { auditColumns, AuditRow } from "./audit-row.tsx";
import { useAuditFilters } from "./use-audit-filters.ts";

const query = graphql`
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
    rows: auditEntries(first: $first, after: $after, last: $last, before: $before, filter: $filter, sort: $sort) {
      ...useAnswer_rows
      totalIsExact
      viewerMayExport
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

/** Who changed or saw what at this site, when and why (PERM-12, PERM-13). */
export default function PermAuditPage(props: PageProps<permAuditPageQuery>): ReactNode {
  const list = useList(props, auditList, query);
  const [opened, open] = useState<auditDetail_entry$key | null>(null);
  return (
    <>
      <ListPage
        list={list}
        columns={auditColumns}
        row={(entry) => <AuditRow entry={entry} onOpen={() => open(entry)} />}
        filters={useAuditFilters(list.state.filter, (part) => list.filterBy(part))}
        actions={
          <Optional of={list.queryRef}>
            <Export list={list} />
          </Optional>
        }
      />
      {opened !== null && <AuditDetail entry={opened} onClose={() => open(null)} />}
    </>
  );
}

function Export({ list }: { readonly list: List<permAuditPageQuery, AuditFilter, AuditEntrySort> }) {
  const { rows } = usePreloadedQuery<permAuditPageQuery>(query, list.queryRef);
  return rows.viewerMayExport && <AuditExport filter={auditFilter(list.state.filter)} fits={rows.totalIsExact} />;
}
