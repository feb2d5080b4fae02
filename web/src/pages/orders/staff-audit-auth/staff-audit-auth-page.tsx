import type { ReactNode } from "react";
import { graphql, usePreloadedQuery } from "react-relay";
import type { staffAuditAuthPageQuery } from "../../../__generated__/staffAuditAuthPageQuery.graphql.ts";
import { Optional } from "../../../parts/boundary/optional.tsx";
import { CataloguePage } from "../../../parts/catalogue/catalogue-page.tsx";
import { lazyPart } from "../../../parts/lazy/lazy-part.ts";
import { useList } from "../../../parts/list/use-list.ts";
import type { PageProps } from "../../../tab/page-props.ts";
import { staffAuditAuthList } from "./staff-audit-auth-list.ts";
import { StaffAuditAuthRow, staffAuditAuthColumns } from "./staff-audit-auth-row.tsx";
import { Uncovered } from "./uncovered.tsx";

const StaffAuditAuthForm = lazyPart(() => import("./staff-audit-auth-form.tsx"));

const query = graphql`
  query staffAuditAuthPageQuery(
    $first: Int
    $after: String
    $last: Int
    $before: String
    $filter: StaffAuditAuthFilter
    $sort: StaffAuditAuthSort!
  ) @preloadable {
    viewer {
      ...useArrangement_viewer @arguments(keys: ["table.STAFF_AUDIT_AUTH"])
    }
    ...uncovered_query
    staffAuditAuths(first: $first, after: $after, last: $last, before: $before, filter: $filter, sort: $sort) {
      ...useAnswer_rows
      edges {
        node {
          id
          ...staffAuditAuthRow_staffAuditAuth
          ...staffAuditAuthForm_staffAuditAuth
        }
      }
    }
  }
`;
const enable = graphql`
  mutation staffAuditAuthPageEnableMutation($input: EnableStaffAuditAuthInput!) {
    enableStaffAuditAuth(input: $input) {
      staffAuditAuth {
        ...catalogueRow_row
      }
      errors {
        message
        detail
        traceId
      }
    }
  }
`;
const disable = graphql`
  mutation staffAuditAuthPageDisableMutation($input: DisableStaffAuditAuthInput!) {
    disableStaffAuditAuth(input: $input) {
      staffAuditAuth {
        ...catalogueRow_row
      }
      errors {
        message
        detail
        traceId
      }
    }
  }
`;

type QueryRef = PageProps<staffAuditAuthPageQuery>["queryRef"];
const Bare = ({ queryRef }: { readonly queryRef: QueryRef }) => (
  <Uncovered query={usePreloadedQuery<staffAuditAuthPageQuery>(query, queryRef)} />
);

/** Who reviews orders to where, and the destinations that nobody reviews (PERM-10). */
export default function StaffAuditAuthPage(props: PageProps<staffAuditAuthPageQuery>): ReactNode {
  const list = useList(props, staffAuditAuthList, query, (data) => data.staffAuditAuths);
  return (
    <CataloguePage
      list={list}
      columns={staffAuditAuthColumns}
      row={(given) => <StaffAuditAuthRow {...given} />}
      form={(given) => <StaffAuditAuthForm {...given} />}
      create="STAFF_AUDIT_AUTH.CREATE"
      turn={{ enable, disable, onTurned: list.reload }}
      notice={
        <Optional of={list.queryRef}>
          <Bare queryRef={list.queryRef} />
        </Optional>
      }
    />
  );
}
