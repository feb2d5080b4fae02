import { Suspense, useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { graphql, usePreloadedQuery } from "react-relay";
import { ACCOUNT_STATUSES } from "@linehaul/schema/accounts/user-account/lifecycle";
import { ACCOUNT_TYPES, DATA_SOURCES, USER_TYPES } from "@linehaul/schema/accounts/user-account/row";
import type { userListPageQuery, userListPageQuery$data } from "../../../__generated__/userListPageQuery.graphql.ts";
import { Optional } from "../../../parts/boundary/optional.tsx";
import { CreateButton } from "../../../parts/catalogue/create-button.tsx";
import { KeywordBox } from "../../../parts/catalogue/filters.tsx";
import { customerCodeFilter } from "../../../parts/filters/customer-code-filter.tsx";
import { oneOfFilter } from "../../../parts/filters/kinds.tsx";
import { findingFilter } from "../../../parts/finding/finding-filter.tsx";
import { FoundBy } from "../../../parts/finding/lazy.ts";
import { lazyPart } from "../../../parts/lazy/lazy-part.ts";
import { ListPage } from "../../../parts/list/list-page.tsx";
import { useList } from "../../../parts/list/use-list.ts";
import { StatusTabs } from "../../../parts/page/status-tabs.tsx";
import { useSelection } from "../../../parts/table/selection.ts";
import type { PageProps } from "../../../tab/page-props.ts";
import { userList } from "./user-list.ts";
import { UserListBulk } from "./user-list-bulk.tsx";
import { type UserAct, userListColumns, UserListRow } from "./user-list-row.tsx";

const UserActs = lazyPart(() => import("./user-acts.tsx"));

const query = graphql`
  query userListPageQuery(
    $first: Int
    $after: String
    $last: Int
    $before: String
    $filter: UserAccountFilter
    $sort: UserAccountSort!
  ) @preloadable {
    viewer {
      ...useArrangement_viewer @arguments(keys: ["table.USER_LIST"])
    }
    userAccounts(first: $first, after: $after, last: $last, before: $before, filter: $filter, sort: $sort) {
      ...useAnswer_rows
      statusCounts {
        status
        count
        isExact
      }
      finding {
        kind
        count
        isMore
      }
      edges {
        node {
          id
          ...userListRow_account
          ...userActs_account
        }
      }
    }
  }
`;
type Node = userListPageQuery$data["userAccounts"]["edges"][number]["node"];
/** What is being done: a new one, or something with one that is there. */
export type Doing = { readonly act: "CREATE"; readonly with: null } | { readonly act: UserAct; readonly with: Node };

const useUserList = (props: PageProps<userListPageQuery>) =>
  useList(props, userList, query, (data) => data.userAccounts);
interface InList {
  readonly list: ReturnType<typeof useUserList>;
}

/** Accounts that customers place orders with (ACC-07): made, changed, locked, unlocked and cancelled. */
export default function UserListPage(props: PageProps<userListPageQuery>): ReactNode {
  const { t } = useTranslation("user-list");
  const list = useUserList(props);
  const { filter } = list.state;
  const { filterBy } = list;
  const selection = useSelection(filter);
  const [doing, does] = useState<Doing | null>(null);
  const create = (
    <CreateButton button="USER_LIST.CREATE" page="user-list" onClick={() => does({ act: "CREATE", with: null })} />
  );
  return (
    <>
      <ListPage
        list={list}
        columns={userListColumns}
        row={(node) => <UserListRow account={node} onAct={(act) => does({ act, with: node })} />}
        tabs={
          <Optional of={list.queryRef} fallback={<Tabs list={list} counts={[]} />}>
            <CountedTabs list={list} />
          </Optional>
        }
        actions={create}
        create={create}
        bulk={<UserListBulk selection={selection} onTurned={list.reload} />}
        selection={selection}
        search={
          <KeywordBox label={t("keyword")} value={filter.keyword} onChange={(keyword) => filterBy({ keyword })} />
        }
        filters={[
          customerCodeFilter({
            id: "customer",
            label: t("column.customerCode"),
            value: filter.customer,
            onChange: (customer) => filterBy({ customer }),
          }),
          findingFilter({
            thing: "ACCOUNT",
            label: t("finding"),
            chip: t("foundByMasked"),
            value: filter.finding,
            found: (
              <Optional of={list.queryRef} fallback="…">
                <Found list={list} />
              </Optional>
            ),
            onChange: (finding) => filterBy({ finding }),
          }),
          oneOfFilter({
            id: "userType",
            label: t("column.userType"),
            value: filter.userType,
            options: USER_TYPES.map((value) => ({ value, label: t(`userType.${value}`) })),
            onChange: (userType) => filterBy({ userType }),
          }),
          oneOfFilter({
            id: "accountType",
            label: t("column.accountType"),
            value: filter.accountType,
            options: ACCOUNT_TYPES.map((value) => ({ value, label: t(`type.${value}`) })),
            onChange: (accountType) => filterBy({ accountType }),
          }),
          oneOfFilter({
            id: "dataSource",
            label: t("column.dataSource"),
            value: filter.dataSource,
            options: DATA_SOURCES.map((value) => ({ value, label: t(`source.${value}`) })),
            onChange: (dataSource) => filterBy({ dataSource }),
          }),
        ]}
      />
      <Suspense fallback={null}>
        {doing && (
          <UserActs
            doing={doing}
            onClose={() => does(null)}
            onDone={() => {
              does(null);
              list.reload();
            }}
          />
        )}
      </Suspense>
    </>
  );
}

/** What the list is kept to that was found by a masked value; the answer before it knows nothing of it. */
const Found = ({ list }: InList) => {
  const { finding } = usePreloadedQuery<userListPageQuery>(query, list.queryRef).userAccounts;
  return list.isPending ? "…" : <FoundBy thing="ACCOUNT" finding={finding ?? null} />;
};

const CountedTabs = ({ list }: InList) => (
  <Tabs list={list} counts={usePreloadedQuery<userListPageQuery>(query, list.queryRef).userAccounts.statusCounts} />
);

function Tabs(props: InList & { readonly counts: userListPageQuery["response"]["userAccounts"]["statusCounts"] }) {
  const { t } = useTranslation("user-list");
  const { list, counts } = props;
  return (
    <StatusTabs
      kind="account"
      label={t("states")}
      statuses={ACCOUNT_STATUSES}
      counts={counts}
      value={list.state.filter.status}
      onChange={(status) => list.filterBy({ status })}
    />
  );
}
