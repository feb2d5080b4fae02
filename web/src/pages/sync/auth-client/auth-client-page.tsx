import { Button } from "@chakra-ui/react";
import { lazy, Suspense, useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { graphql, usePreloadedQuery } from "react-relay";
import type { authClientPageQuery, AuthClientSort } from "../../../__generated__/authClientPageQuery.graphql.ts";
import type { authClientForm_client$key } from "../../../__generated__/authClientForm_client.graphql.ts";
import type { authClientReset_client$key } from "../../../__generated__/authClientReset_client.graphql.ts";
import type { authClientToggle_client$key } from "../../../__generated__/authClientToggle_client.graphql.ts";
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
import { authClientList, authClientVariables, type AuthClientFilter } from "./auth-client-list.ts";
import { AuthClientReset } from "./auth-client-reset.tsx";
import { AuthClientRow, authClientColumns } from "./auth-client-row.tsx";
import { AuthClientSecret, type NewSecret } from "./auth-client-secret.tsx";
import { AuthClientToggle } from "./auth-client-toggle.tsx";

const AuthClientForm = lazy(() => import("./auth-client-form.tsx"));

const authClientQuery = graphql`
  query authClientPageQuery(
    $first: Int
    $after: String
    $last: Int
    $before: String
    $filter: AuthClientFilter
    $sort: AuthClientSort!
  ) @preloadable {
    viewer {
      ...useArrangement_viewer @arguments(keys: ["table.AUTH_CLIENT"])
    }
    authClients(first: $first, after: $after, last: $last, before: $before, filter: $filter, sort: $sort) {
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
          ...authClientRow_client
          ...authClientForm_client
          ...authClientToggle_client
          ...authClientReset_client
        }
      }
    }
  }
`;

/** What stands open above the list. */
type Opened =
  | { readonly form: authClientForm_client$key | null }
  | { readonly toggle: authClientToggle_client$key }
  | { readonly reset: authClientReset_client$key }
  | { readonly secret: NewSecret }
  | null;
interface InList {
  readonly list: List<authClientPageQuery, AuthClientFilter, AuthClientSort>;
}

/** The internal tools that ask the graph by key and secret (AUTH-13, SYS-03). */
export default function AuthClientPage({ queryRef, params }: PageProps<authClientPageQuery>): ReactNode {
  const { t } = useTranslation("auth-client");
  const { may } = useShell();
  const list = useList<authClientPageQuery, AuthClientFilter, AuthClientSort>({
    shape: authClientList,
    params,
    query: authClientQuery,
    queryRef,
    variables: authClientVariables,
  });
  const { filter } = list.state;
  const status = useStatusFilter(filter.status, (value) => list.filterBy({ status: value }));
  const [opened, open] = useState<Opened>(null);
  const close = () => open(null);
  const create = may("AUTH_CLIENT.CREATE") && (
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
      filters={[status]}
      settings={<Settings list={list} />}
      columns={authClientColumns}
      columnTitle={useColumnTitle("auth-client")}
    >
      <Rows list={list} open={open} create={create} />
      {opened !== null && "form" in opened && (
        <Suspense fallback={null}>
          <AuthClientForm
            client={opened.form}
            onClose={close}
            onSaved={(made) => {
              open(made && { secret: made });
              list.reload();
            }}
          />
        </Suspense>
      )}
      {opened !== null && "toggle" in opened && <AuthClientToggle client={opened.toggle} onClose={close} />}
      {opened !== null && "reset" in opened && (
        <AuthClientReset client={opened.reset} onClose={close} onMade={(secret) => open({ secret })} />
      )}
      {opened !== null && "secret" in opened && <AuthClientSecret made={opened.secret} onClose={close} />}
    </ListPage>
  );
}

function Rows({
  list,
  open,
  create,
}: InList & { readonly open: (opened: Opened) => void; readonly create: ReactNode }) {
  const { t } = useTranslation("auth-client");
  const { viewer, authClients } = usePreloadedQuery<authClientPageQuery>(authClientQuery, list.queryRef);
  const { columns, arrangement } = useArrangement(viewer, "AUTH_CLIENT", authClientColumns);
  return (
    <ListRows
      list={list}
      connection={authClients}
      label={t("title")}
      columns={columns}
      columnTitle={useColumnTitle("auth-client")}
      arrangement={arrangement}
      none={{ title: t("none"), action: create }}
    >
      {authClients.edges.map(({ node }) => (
        <AuthClientRow
          key={node.id}
          client={node}
          onEdit={() => open({ form: node })}
          onToggle={() => open({ toggle: node })}
          onReset={() => open({ reset: node })}
        />
      ))}
    </ListRows>
  );
}

function Count({ list }: InList) {
  const { authClients } = usePreloadedQuery<authClientPageQuery>(authClientQuery, list.queryRef);
  return <TitleCount count={authClients.totalCount} isExact={authClients.totalIsExact} />;
}

function Settings({ list }: InList) {
  const { viewer } = usePreloadedQuery<authClientPageQuery>(authClientQuery, list.queryRef);
  return (
    <TableSettings
      {...useArrangement(viewer, "AUTH_CLIENT", authClientColumns)}
      columns={authClientColumns}
      title={useColumnTitle("auth-client")}
    />
  );
}
