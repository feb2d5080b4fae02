import type { ReactNode } from "react";
import { graphql, useFragment } from "react-relay";
import { loginLogSorts } from "@linehaul/schema/accounts/login-log";
import type { loginRow_entry$data, loginRow_entry$key } from "../../../__generated__/loginRow_entry.graphql.ts";
import { instant } from "../../../format/instant.tsx";
import { traceId } from "../../../parts/cells/trace-id.tsx";
import { tag } from "../../../parts/status/tag.tsx";
import { sortable } from "../../../parts/table/column.ts";
import { TableRow } from "../../../parts/table/table-row.tsx";

type Row = loginRow_entry$data;

export const loginColumns = sortable<Row, keyof typeof loginLogSorts>(loginLogSorts, [
  { id: "at", width: 150, fixed: "start", cell: (e) => instant(e.at) },
  { id: "userCode", width: 140, cell: (e) => e.userCode },
  { id: "result", width: 110, cell: (e, { t }) => tag("login", e.result, t) },
  { id: "reason", width: 170, cell: (e, { t }) => e.failure && t(`failure.${e.failure}`) },
  {
    id: "streak",
    width: 140,
    cell: (e, { t }) => e.isStreak && <b data-failed="">{t("inARow", { count: e.streak })}</b>,
  },
  { id: "address", width: 140, cell: (e) => e.address },
  { id: "type", width: 100, cell: (e, { t }) => e.type && t(`type.${e.type}`) },
  { id: "source", width: 100, cell: (e, { t }) => t(`source.${e.source}`) },
  { id: "trace", width: 140, cell: (e, { t }) => traceId(e.traceId, t) },
  { id: "site", width: 60, optional: true, cell: (e) => e.site },
]);

/** A sign-in, or an attempt at one. */
export function LoginRow(props: { readonly entry: loginRow_entry$key }): ReactNode {
  const entry = useFragment(
    graphql`
      fragment loginRow_entry on LoginLogEntry {
        id
        at
        site
        userCode
        address
        source
        type
        result
        failure
        streak
        isStreak
        traceId
      }
    `,
    props.entry,
  );
  return <TableRow id={entry.id} label={entry.userCode ?? entry.address} row={entry} columns={loginColumns} />;
}
