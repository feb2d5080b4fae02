import type { Call } from "@linehaul/kit/call";
import { csvFile, csvInstant, type CsvColumn } from "@linehaul/kit/csv";
import { columnText } from "@linehaul/kit/messages";
import type { AuditRecord } from "@linehaul/kit/tables";
import { auditChanges } from "@linehaul/schema/audit";
import type { ExportColumn, FileAnswer } from "@linehaul/schema/file";
import type { AuditFilter } from "@linehaul/schema/permissions/perm-audit";
import { trailPage } from "./list.ts";

/** `name: Clerk → Manager`, a field a line. */
const changesOf = ({ before, after }: AuditRecord): string =>
  auditChanges(before, after)
    .map((c) => `${c.field}: ${c.before ?? "–"} → ${c.after ?? "–"}`)
    .join("\n");

const columnsOf = ({ language, timeZone }: Call): CsvColumn<AuditRecord>[] => {
  const title = (name: ExportColumn) => columnText(name, language);
  return [
    { title: `${title("export.at")} (${timeZone})`, text: (row) => csvInstant(row.at.toISOString(), timeZone) },
    { title: title("export.site"), text: (row) => row.site ?? title("export.everySite") },
    { title: title("export.user"), text: (row) => row.userName },
    { title: title("export.kind"), text: (row) => row.kind },
    { title: title("export.module"), text: (row) => row.module },
    { title: title("export.action"), text: (row) => row.type },
    { title: title("export.subject"), text: (row) => row.subject },
    { title: title("export.fields"), text: (row) => row.fields.join(", ") },
    { title: title("export.reason"), text: (row) => row.reason },
    { title: title("export.changes"), text: changesOf },
    { title: title("export.traceId"), text: (row) => row.traceId },
  ];
};

/** The newest of the filtered rows as a file. That it was taken is recorded before the first row is read (PERM-12). */
export function exportTrail(call: Call, filter: AuditFilter | undefined): Promise<FileAnswer> {
  return call.write<FileAnswer>(
    async (_tx, emit) => {
      emit({
        type: "audit.exported",
        subject: "PERM_AUDIT",
        site: call.caller.site,
        kind: "EXPORT",
        after: { ...filter },
      });
      return csvFile({
        name: "permission-audit",
        columns: columnsOf(call),
        page: (at) => trailPage(call, { ...at, sort: "AT_DESC", filter, want: [] }),
      });
    },
    { remember: false },
  );
}
