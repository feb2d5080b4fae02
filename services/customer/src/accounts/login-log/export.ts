import type { Call } from "@linehaul/kit/call";
import { type CsvColumn, csvFile, csvInstant } from "@linehaul/kit/csv";
import { columnText } from "@linehaul/kit/messages";
import type { LoginLog, LoginLogFilter } from "@linehaul/schema/accounts/login-log";
import type { ExportColumn, FileAnswer } from "@linehaul/schema/file";
import { loginPage } from "./list.ts";

const columnsOf = ({ language, timeZone }: Call): CsvColumn<LoginLog>[] => {
  const title = (column: ExportColumn) => columnText(column, language);
  return [
    { title: `${title("export.at")} (${timeZone})`, text: (row) => csvInstant(row.at, timeZone) },
    { title: title("export.site"), text: (row) => row.site },
    { title: title("export.user"), text: (row) => row.userCode },
    { title: title("export.type"), text: (row) => row.type },
    { title: title("export.result"), text: (row) => row.result },
    { title: title("export.reason"), text: (row) => row.failure },
    { title: title("export.streak"), text: (row) => String(row.streak) },
    { title: title("export.address"), text: (row) => row.address },
    { title: title("export.source"), text: (row) => row.source },
    { title: title("export.traceId"), text: (row) => row.traceId },
  ];
};

/** The newest of the filtered sign-ins as a file. That it was taken is recorded before the first row is read (PERM-12). */
export function exportLogins(call: Call, filter: LoginLogFilter | undefined): Promise<FileAnswer> {
  return call.write<FileAnswer>(
    async (_tx, emit) => {
      emit({
        type: "loginLog.exported",
        subject: "LOGIN_LOG",
        site: call.caller.site,
        kind: "EXPORT",
        after: { ...filter },
      });
      return csvFile({
        name: "login-log",
        columns: columnsOf(call),
        page: (at) => loginPage(call, { ...at, sort: "AT_DESC", filter, want: [] }),
      });
    },
    { remember: false },
  );
}
