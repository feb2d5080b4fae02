import { Button } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { graphql, useFragment } from "react-relay";
import type { AuthClientSort } from "../../../__generated__/authClientPageQuery.graphql.ts";
import type {
  authClientRow_client$data,
  authClientRow_client$key,
} from "../../../__generated__/authClientRow_client.graphql.ts";
import { Instant } from "../../../format/instant.tsx";
import { actsColumn, statusColumn, trackColumns, type RowActs } from "../../../parts/catalogue/columns.tsx";
import type { Column } from "../../../parts/table/column.ts";
import { TableRow } from "../../../parts/table/table-row.tsx";

type Row = authClientRow_client$data & RowActs & { readonly onReset: () => void };

export const authClientColumns: readonly Column<Row, AuthClientSort>[] = [
  {
    id: "name",
    width: 160,
    fixed: "start",
    sort: { asc: "NAME_ASC", desc: "NAME_DESC" },
    cell: (client) => <b>{client.name}</b>,
  },
  statusColumn,
  { id: "appKey", width: 176, cell: (client) => client.appKey },
  { id: "sites", width: 96, cell: (client) => client.sites.join(", ") },
  { id: "operations", width: 170, cell: (client) => client.operations.join(", ") },
  { id: "fields", width: 144, cell: (client) => client.fields.join(", ") },
  {
    id: "ratePerMinute",
    width: 110,
    optional: true,
    align: "end",
    cell: (client) => client.ratePerMinute.toLocaleString("en"),
  },
  {
    id: "costPerMinute",
    width: 110,
    optional: true,
    align: "end",
    cell: (client) => client.costPerMinute.toLocaleString("en"),
  },
  { id: "lastUsedAt", width: 136, cell: (client) => client.lastUsedAt && <Instant at={client.lastUsedAt} /> },
  {
    id: "oldSecretUntil",
    width: 150,
    optional: true,
    cell: (client) => client.oldSecretUntil && <Instant at={client.oldSecretUntil} />,
  },
  { id: "remark", width: 180, optional: true, cell: (client) => client.remark },
  ...trackColumns.map((c) =>
    c.id === "modifiedAt" ? { ...c, optional: true as const, sort: { desc: "MODIFIED_AT_DESC" as const } } : c,
  ),
  {
    ...actsColumn,
    width: 216,
    cell: (client) => (
      <>
        {client.viewerMayResetSecret && <Reset name={client.name} onReset={client.onReset} />}
        {actsColumn.cell(client)}
      </>
    ),
  },
];

function Reset({ name, onReset }: { readonly name: string; readonly onReset: () => void }): ReactNode {
  const { t } = useTranslation("auth-client");
  return (
    <Button size="xs" variant="ghost" color="route" aria-label={`${t("reset")} ${name}`} onClick={onReset}>
      {t("reset")}
    </Button>
  );
}

/** A client of the list. */
export function AuthClientRow(props: {
  readonly client: authClientRow_client$key;
  readonly onEdit: () => void;
  readonly onToggle: () => void;
  readonly onReset: () => void;
}): ReactNode {
  const { onEdit, onToggle, onReset } = props;
  const client = useFragment(
    graphql`
      fragment authClientRow_client on AuthClient {
        id
        name
        appKey
        sites
        operations
        fields
        ratePerMinute
        costPerMinute
        remark
        lastUsedAt
        oldSecretUntil
        status
        createdBy
        createdAt
        modifiedBy
        modifiedAt
        viewerMayEdit
        viewerMayEnable
        viewerMayDisable
        viewerMayResetSecret
      }
    `,
    props.client,
  );
  return (
    <TableRow
      id={client.id}
      label={client.name}
      row={{ ...client, onEdit, onToggle, onReset }}
      columns={authClientColumns}
      off={client.status === "DISABLED"}
    />
  );
}
