import type { ExportColumn } from "@linehaul/schema/export-column";
import type { FileAnswer } from "@linehaul/schema/file";
import type { ExportFormat } from "@linehaul/schema/orders/export-task";
import { formatDay } from "@linehaul/schema/time";
import type { Call } from "../call.ts";
import type { Told } from "../sheets/written-cells.ts";
import { TYPES } from "../sheets/written-sheet.ts";
import { writeSheet } from "../sheets/write.ts";
import type { UserTask } from "../tasks/tables.ts";
import { headText } from "./heads.ts";

/** What an act on many rows did to each of them, as a file in the reader's language. */
export function outcomesFile(
  { language, timeZone }: Pick<Call, "language" | "timeZone">,
  o: {
    readonly task: Pick<UserTask, "kind" | "askedAt">;
    readonly format: ExportFormat;
    readonly columns: readonly ExportColumn[];
    readonly rows: readonly (readonly Told[])[];
  },
): FileAnswer {
  const name = `${o.task.kind.replace(".", "-")}-${formatDay(o.task.askedAt, timeZone).replaceAll("/", "")}`;
  const columns = o.columns.map(({ kind, head }) => {
    const text = headText(head, language);
    return { kind, head: kind === "instant" ? `${text} (${timeZone})` : text };
  });
  async function* all() {
    yield o.rows;
  }
  const { type, ending } = TYPES[o.format];
  const sheet = { format: o.format, title: name, columns, timeZone };
  return { name: `${name}.${ending}`, type, chunks: writeSheet(sheet, all(), new AbortController().signal) };
}
