import type { ReactNode } from "react";
import { graphql, useFragment } from "react-relay";
import { authClientSorts } from "@linehaul/schema/sync/auth-client";
import type {
  authClientRow_client$data,
  authClientRow_client$key,
} from "../../../__generated__/authClientRow_client.graphql.ts";
import { instant } from "../../../format/instant.tsx";
import { formatCount } from "../../../format/money.ts";
import { CatalogueTableRow, type CatalogueCells, type RowProps } from "../../../parts/catalogue/catalogue-row.tsx";
import { acts, actsColumn, statusColumn, trackColumns } from "../../../parts/catalogue/columns.tsx";
import { tag } from "../../../parts/status/tag.tsx";
import { act } from "../../../parts/cells/act.tsx";
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
    cell: (client, { t }) => tag("binding", client.surplus ? "EXCEEDS" : "FITS", t),
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
    cell: (client) => formatCount(client.ratePerMinute),
  },
  {
    id: "costPerMinute",
    width: 110,
    optional: true,
    align: "end",
    cell: (client) => formatCount(client.costPerMinute),
  },
  { id: "lastUsedAt", width: 136, cell: (client) => client.lastUsedAt && instant(client.lastUsedAt) },
  {
    id: "oldSecretUntil",
    width: 150,
    optional: true,
    cell: (client) => client.oldSecretUntil && instant(client.oldSecretUntil),
  },
  { id: "remark", width: 180, optional: true, cell: (client) => client.remark },
  ...onRequest(trackColumns),
  {
    ...actsColumn,
    width: 216,
    cell: (client, cells) => (
      <>
        {client.viewerMayResetSecret && act({ label: cells.t("reset"), to: client.name, onPress: client.onReset })}
        {acts(client, cells)}
      </>
    ),
  },
]);

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
