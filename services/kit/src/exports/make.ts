import type { ExportColumns, ExportHead } from "@linehaul/schema/export-column";
import { EXPORT_CHANGED, FILE_HOURS } from "@linehaul/schema/orders/export-task";
import type { Language } from "@linehaul/schema/sites";
import { formatDay } from "@linehaul/schema/time";
import { TYPES, type Rows } from "../sheets/written-sheet.ts";
import { writeSheet } from "../sheets/write.ts";
import type { TaskKind, TaskWork } from "../tasks/kind.ts";
import { headText } from "./heads.ts";
import { ExportInput } from "./input.ts";
import type { ExportList } from "./list.ts";
import { cellsOf, keysOf } from "./read.ts";

/** Files of lists as a kind of work; `run` is the service's own, for it knows its lists. */
export const EXPORT = { kind: "EXPORT", event: EXPORT_CHANGED, container: "exports", keptHours: FILE_HOURS } as const;

function headOf(columns: ExportColumns, key: string, language: Language, timeZone: string): string {
  const column = columns[key];
  if (column === undefined) throw new Error(`no column ${key}`);
  const head = headText(column.head satisfies ExportHead, language);
  return column.kind === "instant" ? `${head} (${timeZone})` : head;
}

async function makeFile(list: ExportList, input: ExportInput, work: TaskWork): Promise<void> {
  const { db, task, scope, signal } = work;
  const reader = { site: task.site, userName: task.userName, scope };
  const keys = await keysOf(db, list, list.rows(input).inside(reader));
  work.progress(0, keys.count);
  async function* batches(): AsyncGenerator<Rows> {
    let done = 0;
    for await (const rows of cellsOf(db, list, reader, keys, input)) {
      signal.throwIfAborted();
      yield rows;
      done += rows.length;
      work.progress(done);
    }
  }
  const columns = input.columns.map((key) => ({
    head: headOf(list.columns, key, task.language, task.timeZone),
    kind: list.columns[key]?.kind ?? "text",
  }));
  const { type, ending } = TYPES[input.format];
  const day = formatDay(task.askedAt, task.timeZone).replaceAll("/", "");
  const sheet = { format: input.format, title: list.name, columns, timeZone: task.timeZone };
  await work.keep({ name: `${list.name}-${day}.${ending}`, type }, writeSheet(sheet, batches(), signal));
}

export const exportKind = (lists: readonly ExportList[]): TaskKind => ({
  ...EXPORT,
  run: async (work) => {
    const input = ExportInput.parse(work.task.input);
    const list = lists.find((one) => one.list === input.list);
    if (list === undefined) throw new Error(`no list ${input.list} in this release`);
    await makeFile(list, input, work);
    return {};
  },
});
