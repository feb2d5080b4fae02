import { useState, type ReactNode } from "react";
import { graphql } from "react-relay";
import type { authClientPageQuery } from "../../../__generated__/authClientPageQuery.graphql.ts";
import type { authClientReset_client$key } from "../../../__generated__/authClientReset_client.graphql.ts";
import { CataloguePage } from "../../../parts/catalogue/catalogue-page.tsx";
import { useList } from "../../../parts/list/use-list.ts";
import { lazyPart } from "../../../parts/lazy/lazy-part.ts";
import type { PageProps } from "../../../tab/page-props.ts";
import { authClientList } from "./auth-client-list.ts";
import { AuthClientReset } from "./auth-client-reset.tsx";
import { AuthClientRow, authClientColumns } from "./auth-client-row.tsx";
import { SecretDialog, type NewSecret } from "../../../parts/secret/secret-dialog.tsx";

const AuthClientForm = lazyPart(() => import("./auth-client-form.tsx"));

const query = graphql`
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
      ...useAnswer_rows
      edges {
        node {
          id
          ...authClientRow_client
          ...authClientForm_client
          ...authClientReset_client
        }
      }
    }
  }
`;
const enable = graphql`
  mutation authClientPageEnableMutation($input: EnableAuthClientInput!) {
    enableAuthClient(input: $input) {
      authClient {
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
  mutation authClientPageDisableMutation($input: DisableAuthClientInput!) {
    disableAuthClient(input: $input) {
      authClient {
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

/** What stands open above the list, beside what every catalogue opens. */
type Opened = { readonly reset: authClientReset_client$key } | { readonly secret: NewSecret } | null;

/** The internal tools that ask the graph by key and secret (AUTH-13, SYS-03). */
export default function AuthClientPage(props: PageProps<authClientPageQuery>): ReactNode {
  const list = useList(props, authClientList, query, (data) => data.authClients);
  const [opened, open] = useState<Opened>(null);
  const close = () => open(null);
  const onMade = (secret: NewSecret) => open({ secret });
  return (
    <>
      <CataloguePage
        list={list}
        columns={authClientColumns}
        row={(given) => <AuthClientRow {...given} onReset={() => open({ reset: given.row })} />}
        form={(given) => <AuthClientForm {...given} onMade={onMade} />}
        create="AUTH_CLIENT.CREATE"
        turn={{ enable, disable }}
      />
      {opened !== null && "reset" in opened && (
        <AuthClientReset client={opened.reset} onClose={close} onMade={onMade} />
      )}
      {opened !== null && "secret" in opened && (
        <SecretDialog page="auth-client" made={opened.secret} onClose={close} />
      )}
    </>
  );
}
