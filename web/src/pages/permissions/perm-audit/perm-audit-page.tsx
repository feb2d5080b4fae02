import { useState, type ReactNode } from "react";
import { graphql } from "react-relay";
import type { auditDetail_entry$key } from "../../../__generated__/auditDetail_entry.graphql.ts";
import type { permAuditPageQuery } from "../../../__generated__/permAuditPageQuery.graphql.ts";
import { listExport, useListExport } from "../../../parts/export/list-export.tsx";
import { ListPage } from "../../../parts/list/list-page.tsx";
import { useList } from "../../../parts/list/use-list.ts";
import type { PageProps } from "../../../tab/page-props.ts";
import { AuditDetail } from "./audit-detail.tsx";
import { auditFilter, auditList } from "./audit-list.ts";
import { auditColumns, AuditRow } from "./audit-row.tsx";
import { useAuditFilters } from "./use-audit-filters.ts";

const AuditExport = listExport(() => import("./audit-export.tsx"));

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
    auditEntries(first: $first, after: $after, last: $last, before: $before, filter: $filter, sort: $sort) {
      ...useAnswer_rows
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
  const list = useList(props, auditList, query, (data) => data.auditEntries);
  const exporting = useListExport({ list: "PERM_AUDIT", dialog: AuditExport, filter: auditFilter(list.state.filter) });
  const [opened, open] = useState<auditDetail_entry$key | null>(null);
  return (
    <>
      <ListPage
        list={list}
        columns={auditColumns}
        row={(entry) => <AuditRow entry={entry} onOpen={() => open(entry)} />}
        filters={useAuditFilters(list.state.filter, (part) => list.filterBy(part))}
        actions={exporting.button()}
      />
      {exporting.dialog}
      {opened !== null && <AuditDetail entry={opened} onClose={() => open(null)} />}
    </>
  );
}
