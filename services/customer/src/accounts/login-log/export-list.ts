import { asInstant, asText, exportList, type Cell } from "@linehaul/kit/exports/list";
import { rowScope } from "@linehaul/kit/scope";
import { type LoginLogColumn, loginLogColumns, LoginLogFilter } from "@linehaul/schema/accounts/login-log";
import { maskUserCode } from "@linehaul/schema/user-code";
import { sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { matching } from "./list.ts";
import { loginLog } from "./table.ts";

const plain = (column: PgColumn): Cell => ({ reads: [asText(column)] });
const cells: Readonly<Record<LoginLogColumn, Cell>> = {
  at: { reads: [asInstant(loginLog.at)] },
  site: plain(loginLog.site),
  userCode: {
    reads: [asText(loginLog.userCode)],
    text: ([code]) => (code == null ? null : maskUserCode(code)),
  },
  type: plain(loginLog.type),
  result: plain(loginLog.result),
  failure: plain(loginLog.failure),
  streak: plain(loginLog.streak),
  address: plain(loginLog.address),
  source: plain(loginLog.source),
  traceId: plain(loginLog.traceId),
};

/** Files of sign-ins. */
export const loginExport = exportList({
  list: "LOGIN_LOG",
  name: "login-log",
  columns: loginLogColumns,
  cells,
  table: loginLog,
  order: sql`${loginLog.at} desc, ${loginLog.id} desc`,
  mine: ({ site, scope }) => rowScope({ site }, scope, "LOGIN_LOG", { site: loginLog.site }),
  filter: LoginLogFilter,
  matching,
});
