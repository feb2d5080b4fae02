import { Button } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { graphql, useFragment } from "react-relay";
import { authClientSorts } from "@linehaul/schema/sync/auth-client";
import type {
  authClientRow_client$data,
  authClientRow_client$key,
} from "../../../__generated__/authClientRow_client.graphql.ts";
import { Instant } from "../../../format/instant.tsx";
import { CatalogueTableRow, type CatalogueCells, type RowProps } from "../../../parts/catalogue/catalogue-row.tsx";
import { actsColumn, statusColumn, trackColumns } from "../../../parts/catalogue/columns.tsx";
import { StatusTag } from "../../../parts/status/status-tag.tsx";
import { onRequest, sortable } from "../../../parts/table/column.ts";

interface Resets {
  readonly onReset: () => void;
}
type Row = authClientRow_client$data & CatalogueCells & Resets;

export const authClientColumns = sortable<Row, keyof typeof authClientSorts>(authClientSorts, [
  { id: "name", width: 150, fixed: "start", cell: (client) => <b>{client.name}</b> },
  statusColumn,
  {
    id: "surplus",
    width: 112,
    cell: (client) => <StatusTag kind="binding" value={client.surplus ? "EXCEEDS" : "FITS"} />,
  },
  { id: "appKey", width: 160, cell: (client) => client.appKey },
  { id: "sites", width: 96, cell: (client) => client.sites.join(", ") },
  { id: "buttons", width: 170, optional: true, cell: (client) => client.buttons.join(", ") },
  { id: "operations", width: 108, cell: (client) => client.operations.join(", ") },
  { id: "fields", width: 108, cell: (client) => client.fields.join(", ") },
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
  ...onRequest(trackColumns),
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
]);

function Reset({ name, onReset }: { readonly name: string; readonly onReset: () => void }): ReactNode {
  const { t } = useTranslation("auth-client");
  return (
    <Button size="xs" variant="ghost" color="route" aria-label={`${t("reset")} ${name}`} onClick={onReset}>
      {t("reset")}
    </Button>
  );
}

/** A client of the list. */
export function AuthClientRow(props: RowProps<authClientRow_client$key> & Resets): ReactNode {
  const client = useFragment(
    graphql`
      fragment authClientRow_client on AuthClient {
        id
        name
        appKey
        sites
        operations
        fields
        buttons
        surplus {
          since
        }
        ratePerMinute
        costPerMinute
        remark
        lastUsedAt
        oldSecretUntil
        viewerMayResetSecret
        ...catalogueRow_row
      }
    `,
    props.row,
  );
  const own = { ...client, onReset: props.onReset };
  return <CatalogueTableRow {...props} own={own} name={client.name} columns={authClientColumns} />;
}
