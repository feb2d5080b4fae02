import { Button } from "@chakra-ui/react";
import { lazy, Suspense, useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { graphql, usePreloadedQuery } from "react-relay";
import type {
  permLeafAccountPageQuery,
  LeafAccountSort,
} from "../../../__generated__/permLeafAccountPageQuery.graphql.ts";
import type { permLeafAccountForm_leafAccount$key } from "../../../__generated__/permLeafAccountForm_leafAccount.graphql.ts";
import type { permLeafAccountToggle_leafAccount$key } from "../../../__generated__/permLeafAccountToggle_leafAccount.graphql.ts";
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
import { leafAccountList, leafAccountVariables, type LeafAccountFilter } from "./perm-leaf-account-list.ts";
import { PermLeafAccountRow, leafAccountColumns } from "./perm-leaf-account-row.tsx";
import { useOrgFilter, useRoleFilter } from "./filters.tsx";
import { PermLeafAccountToggle } from "./perm-leaf-account-toggle.tsx";

const PermLeafAccountDrawer = lazy(() => import("./perm-leaf-account-drawer.tsx"));
const PermLeafAccountForm = lazy(() => import("./perm-leaf-account-form.tsx"));

const leafAccountQuery = graphql`
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
          ...permLeafAccountRow_leafAccount
          ...permLeafAccountForm_leafAccount
          ...permLeafAccountToggle_leafAccount
        }
      }
    }
  }
`;

/** What stands open above the list. */
type Opened =
  | { readonly form: permLeafAccountForm_leafAccount$key | null }
  | { readonly drawer: string }
  | { readonly toggle: permLeafAccountToggle_leafAccount$key }
  | null;
interface InList {
  readonly list: List<permLeafAccountPageQuery, LeafAccountFilter, LeafAccountSort>;
}

/** Who may sign in, with what each holds (PERM-03 to PERM-06). */
export default function PermLeafAccountPage({ queryRef, params }: PageProps<permLeafAccountPageQuery>): ReactNode {
  const { t } = useTranslation("perm-leaf-account");
  const { may } = useShell();
  const list = useList<permLeafAccountPageQuery, LeafAccountFilter, LeafAccountSort>({
    shape: leafAccountList,
    params,
    query: leafAccountQuery,
    queryRef,
    variables: leafAccountVariables,
  });
  const { filter } = list.state;
  const status = useStatusFilter(filter.status, (value) => list.filterBy({ status: value }));
  const role = useRoleFilter(filter.roleId, (roleId) => list.filterBy({ roleId }));
  const org = useOrgFilter(filter.orgCode, (orgCode) => list.filterBy({ orgCode }));
  const [opened, open] = useState<Opened>(null);
  const close = () => open(null);
  const create = may("PERM_LEAF_ACCOUNT.CREATE") && (
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
      filters={[status, role, org]}
      settings={<Settings list={list} />}
      columns={leafAccountColumns}
      columnTitle={useColumnTitle("perm-leaf-account")}
    >
      <Rows list={list} open={open} create={create} />
      {opened !== null && "drawer" in opened && (
        <Suspense fallback={null}>
          <PermLeafAccountDrawer accountId={opened.drawer} onClose={close} />
        </Suspense>
      )}
      {opened !== null && "form" in opened && (
        <Suspense fallback={null}>
          <PermLeafAccountForm
            leafAccount={opened.form}
            onClose={close}
            onSaved={() => {
              close();
              list.reload();
            }}
          />
        </Suspense>
      )}
      {opened !== null && "toggle" in opened && <PermLeafAccountToggle leafAccount={opened.toggle} onClose={close} />}
    </ListPage>
  );
}

function Rows({
  list,
  open,
  create,
}: InList & { readonly open: (opened: Opened) => void; readonly create: ReactNode }) {
  const { t } = useTranslation("perm-leaf-account");
  const { viewer, leafAccounts } = usePreloadedQuery<permLeafAccountPageQuery>(leafAccountQuery, list.queryRef);
  const { columns, arrangement } = useArrangement(viewer, "PERM_LEAF_ACCOUNT", leafAccountColumns);
  return (
    <ListRows
      list={list}
      connection={leafAccounts}
      label={t("title")}
      columns={columns}
      columnTitle={useColumnTitle("perm-leaf-account")}
      arrangement={arrangement}
      none={{ title: t("none"), action: create }}
    >
      {leafAccounts.edges.map(({ node }) => (
        <PermLeafAccountRow
          key={node.id}
          leafAccount={node}
          onOpen={() => open({ drawer: node.id })}
          onEdit={() => open({ form: node })}
          onToggle={() => open({ toggle: node })}
        />
      ))}
    </ListRows>
  );
}

function Count({ list }: InList) {
  const { leafAccounts } = usePreloadedQuery<permLeafAccountPageQuery>(leafAccountQuery, list.queryRef);
  return <TitleCount count={leafAccounts.totalCount} isExact={leafAccounts.totalIsExact} />;
}

function Settings({ list }: InList) {
  const { viewer } = usePreloadedQuery<permLeafAccountPageQuery>(leafAccountQuery, list.queryRef);
  return (
    <TableSettings
      {...useArrangement(viewer, "PERM_LEAF_ACCOUNT", leafAccountColumns)}
      columns={leafAccountColumns}
      title={useColumnTitle("perm-leaf-account")}
    />
  );
}
