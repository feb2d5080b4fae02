import { SERVICE_CODES } from "@linehaul/schema/errors";
import type { ExportHindrance, ExportPreview } from "@linehaul/schema/export-request";
import type { MenuButton } from "@linehaul/schema/modules";
import type { ExportFormat, ExportTask } from "@linehaul/schema/orders/export-task";
import type { TaskService } from "@linehaul/schema/orders/scheduled-task";
import type { z } from "zod";
import type { Call, JsonObject } from "../call.ts";
import { fail } from "../fail.ts";
import { countRows } from "../row-count.ts";
import type { Route } from "@linehaul/schema/route";
import { askTask, mustHold, refusedNow } from "../tasks/ask.ts";
import { conditionsOf, toldConditions } from "./conditions.ts";
import type { AskedRows, ExportList, Moment } from "./list.ts";
import { EXPORT } from "./make.ts";
import { viewExport } from "./view.ts";

export interface AskedExport extends AskedRows<JsonObject> {
  readonly columns: readonly string[];
  readonly clear: readonly string[];
  readonly format: ExportFormat;
  readonly reason?: string | undefined;
}

const momentOf = (call: Call): Moment => ({
  db: call.db,
  site: call.caller.site,
  timeZone: call.timeZone,
  now: call.now(),
});

/** What would be in a file. */
export async function previewExport(
  call: Call,
  list: ExportList,
  asked: AskedRows<JsonObject>,
): Promise<z.output<typeof ExportPreview>> {
  const { site, userName } = call.caller;
  const reader = { site, userName, scope: await call.scope() };
  const which = list.rows(asked);
  const outside = which.outside(reader);
  const rows = await countRows(call.db, list.table, which.inside(reader));
  const leftOut = outside === null ? { count: 0, exact: true } : await countRows(call.db, list.table, outside);
  const hindrance = await which.hindrance(momentOf(call));
  return { rows, leftOut, hindrance: hindrance ?? (rows.count === 0 ? "NO_ROWS" : null) };
}

/** A refusal in the words of the catalogue. */
function refused(hindrance: ExportHindrance) {
  const at = (path: string, key: string) =>
    fail(SERVICE_CODES.invalid, { fields: [{ path: [path], key, params: {} }] });
  switch (hindrance) {
    case "NUMBERS_ALLOCATING":
      return fail(SERVICE_CODES.allocating);
    case "NO_ROWS":
      return at("ids", "export.noRows");
    case "PERIOD_NEEDED":
    case "PERIOD_TOO_LONG":
      return at("filter", "export.period");
  }
}

/** The buttons that the chosen columns need, beside the list's own; a column that nobody may open so is named. */
async function buttonsFor(call: Call, list: ExportList, { columns, clear }: AskedExport): Promise<MenuButton[]> {
  const needs = new Set<MenuButton>();
  for (const key of columns) {
    const needed = list.columns[key]?.needs;
    if (needed !== undefined) needs.add(needed);
  }
  const bad = (path: string) =>
    fail(SERVICE_CODES.invalid, { fields: [{ path: [path], key: "export.button", params: {} }] });
  if (needs.size > 0 && (await refusedNow(call, [...needs])) !== null) throw bad("columns");
  for (const key of clear) {
    const held = await firstHeld(call, list.columns[key]?.opens ?? []);
    if (held === undefined) throw bad("clear");
    needs.add(held);
  }
  return [...needs];
}
async function firstHeld(call: Call, buttons: readonly MenuButton[]): Promise<MenuButton | undefined> {
  for (const button of buttons) if ((await refusedNow(call, [button])) === null) return button;
  return undefined;
}

/**
 * Asks for a file. Who, of what, how many and, where a column is in the clear, why, is recorded before a row is read (PERM-12); the
 * work is sent in the same transaction.
 */
export async function askExport(
  call: Call,
  service: TaskService,
  list: ExportList,
  route: Route,
  asked: AskedExport,
): Promise<ExportTask> {
  await mustHold(call, []);
  const buttons = await buttonsFor(call, list, asked);
  const { rows, hindrance } = await previewExport(call, list, asked);
  if (hindrance !== null) throw refused(hindrance);
  const { filter = {}, ids, columns, clear, format, reason } = asked;
  const conditions = conditionsOf(route, filter);
  const reach = await list.reach?.(call);
  const task = await call.write(async (tx, emit) => {
    emit({
      type: "list.exported",
      subject: list.list,
      site: call.caller.site,
      kind: "EXPORT",
      fields: [...columns],
      ...(reason !== undefined && { reason }),
      after: {
        ...toldConditions(conditions),
        ...(ids !== undefined && { ticked: ids.length }),
        ...(clear.length > 0 && { clear: [...clear] }),
        rows: rows.exact ? rows.count : `${rows.count}+`,
        format,
      },
    });
    const kept = { list: list.list, format, columns, clear, conditions, filter, ids, reason, reach };
    const pending = await askTask(call, tx, emit, { kind: EXPORT, buttons, input: kept });
    return viewExport(tx, service, pending, call.now());
  });
  call.jobs.look();
  return task;
}
