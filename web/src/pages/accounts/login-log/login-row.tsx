import { chakra } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { graphql, useFragment } from "react-relay";
import { loginLogSorts } from "@linehaul/schema/accounts/login-log";
import type { loginRow_entry$data, loginRow_entry$key } from "../../../__generated__/loginRow_entry.graphql.ts";
import { Instant } from "../../../format/instant.tsx";
import { TraceId } from "../../../parts/list/trace-id.tsx";
import { StatusTag } from "../../../parts/status/status-tag.tsx";
import { sortable } from "../../../parts/table/column.ts";
import { TableRow } from "../../../parts/table/table-row.tsx";

type Row = loginRow_entry$data;

/** A row of failures: in words, on the hue of what failed. */
const Streak = chakra("b", { base: { color: "critical.fg", fontWeight: "semibold" } });

export const loginColumns = sortable<Row, keyof typeof loginLogSorts>(loginLogSorts, [
  { id: "at", width: 150, fixed: "start", cell: (e) => <Instant at={e.at} /> },
  { id: "userCode", width: 140, cell: (e) => e.userCode },
  { id: "result", width: 110, cell: (e) => <StatusTag kind="login" value={e.result} /> },
  { id: "reason", width: 170, cell: (e) => <Reason failure={e.failure ?? null} /> },
  { id: "streak", width: 140, cell: (e) => e.isStreak && <InARow count={e.streak} /> },
  { id: "address", width: 140, cell: (e) => e.address },
  { id: "type", width: 100, cell: (e) => <Type type={e.type ?? null} /> },
  { id: "source", width: 100, cell: (e) => <Source source={e.source} /> },
  { id: "trace", width: 140, cell: (e) => <TraceId id={e.traceId} /> },
  { id: "site", width: 60, optional: true, cell: (e) => e.site },
]);

function Reason({ failure }: { readonly failure: Row["failure"] | null }) {
  const { t } = useTranslation("login-log");
  return failure ? t(`failure.${failure}`) : null;
}
function Type({ type }: { readonly type: Row["type"] | null }) {
  const { t } = useTranslation("login-log");
  return type ? t(`type.${type}`) : null;
}
function Source({ source }: { readonly source: Row["source"] }) {
  const { t } = useTranslation("login-log");
  return t(`source.${source}`);
}
function InARow({ count }: { readonly count: number }) {
  const { t } = useTranslation("login-log");
  return <Streak>{t("inARow", { count })}</Streak>;
}

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
