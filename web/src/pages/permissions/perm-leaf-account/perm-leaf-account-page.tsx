import { Suspense, useState, type ReactNode } from "react";
import { graphql } from "react-relay";
import type { permLeafAccountPageQuery } from "../../../__generated__/permLeafAccountPageQuery.graphql.ts";
import { CataloguePage } from "../../../parts/catalogue/catalogue-page.tsx";
import { useList } from "../../../parts/list/use-list.ts";
import { lazyPart } from "../../../parts/lazy/lazy-part.ts";
import type { PageProps } from "../../../tab/page-props.ts";
import { useOrgFilter, useRoleFilter } from "./filters.tsx";
import { leafAccountList } from "./perm-leaf-account-list.ts";
import { PermLeafAccountRow, leafAccountColumns } from "./perm-leaf-account-row.tsx";

const PermLeafAccountDrawer = lazyPart(() => import("./perm-leaf-account-drawer.tsx"));
const PermLeafAccountForm = lazyPart(() => import("./perm-leaf-account-form.tsx"));

const query = graphql`
  query permLeafAccountPageQuery(
    $first: Int
    $after: String
    $last: Int
    $before: String
    $filter: LeafAccountFilter
    $sort: LeafAccountSort!
  ) @preloadable {
    viewer {
      ...useArrangement_viewer @arguments(keys: ["table.PERM_LEAF_ACCOUNT"])
    }
    leafAccounts(first: $first, after: $after, last: $last, before: $before, filter: $filter, sort: $sort) {
      ...useAnswer_rows
      edges {
        node {
          id
          ...permLeafAccountRow_leafAccount
          ...permLeafAccountForm_leafAccount
        }
      }
    }
  }
`;
const enable = graphql`
  mutation permLeafAccountPageEnableMutation($input: EnableLeafAccountInput!) {
    enableLeafAccount(input: $input) {
      leafAccount {
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
  mutation permLeafAccountPageDisableMutation($input: DisableLeafAccountInput!) {
    disableLeafAccount(input: $input) {
      leafAccount {
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

/** Who may sign in, with what each holds (PERM-03 to PERM-06). */
export default function PermLeafAccountPage(props: PageProps<permLeafAccountPageQuery>): ReactNode {
  const list = useList(props, leafAccountList, query, (data) => data.leafAccounts);
  const { filter } = list.state;
  const role = useRoleFilter(filter.roleId, (roleId) => list.filterBy({ roleId }));
  const org = useOrgFilter(filter.orgCode, (orgCode) => list.filterBy({ orgCode }));
  const [opened, open] = useState<string | null>(null);
  return (
    <>
      <CataloguePage
        list={list}
        columns={leafAccountColumns}
        row={(given) => <PermLeafAccountRow {...given} onOpen={() => open(given.row.id)} />}
        form={(given) => <PermLeafAccountForm {...given} />}
        create="PERM_LEAF_ACCOUNT.CREATE"
        turn={{ enable, disable }}
        filters={[role, org]}
      />
      {opened !== null && (
        <Suspense fallback={null}>
          <PermLeafAccountDrawer accountId={opened} onClose={() => open(null)} />
        </Suspense>
      )}
    </>
  );
}
