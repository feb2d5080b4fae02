import type { Call, JsonObject } from "@linehaul/kit/call";
import type { CatalogueTable } from "@linehaul/kit/catalogue";
import { putRows, type Stored } from "@linehaul/kit/catalogue-sheet/store";
import type { Db } from "@linehaul/kit/database-type";
import { fail } from "@linehaul/kit/fail";
import { newId } from "@linehaul/kit/ids";
import { oneAtATime } from "@linehaul/kit/one-at-a-time";
import { readSource } from "@linehaul/kit/source/source";
import { deleteRows, selectRows, updateRows } from "@linehaul/kit/table-rows";
import type { PullDone, PullFound, PullTicked } from "@linehaul/schema/base-data/pull/found";
import type { CatalogueRow } from "@linehaul/schema/catalogue";
import { SERVICE_CODES } from "@linehaul/schema/errors";
import { asc, inArray, sql } from "drizzle-orm";
import { compare, type Compared, type Differing } from "./compare.ts";
import type { PullKind } from "./kind.ts";

/** What the source says of a kind of base data, beside what is here. Nothing is changed. */
export async function lookAt<T extends CatalogueTable, V extends JsonObject & CatalogueRow, S extends object>(
  call: Call,
  kind: PullKind<T, V, S>,
): Promise<PullFound> {
  const { rows: sourced } = await readSource(call.source, kind.what, kind.contract);
  const { rows, same, digest } = compare(kind, await selectRows(call.db, kind.table, { where: kind.where }), sourced);
  return { source: call.source.kind, rows: rows.map(({ told }) => told), same, digest };
}

/** Which of the rows that differ are taken. Throws where what was looked at is not so any more. */
type Choose = <T extends CatalogueTable, V, S>(found: Compared<T, V, S>) => readonly Differing<T, V, S>[];

/** Those that were ticked: everything as it was looked at, or nothing. */
export const ticked =
  ({ digest, keys }: PullTicked): Choose =>
  (found) => {
    const rows = found.rows.filter(({ told }) => keys.includes(told.key));
    if (digest !== found.digest || rows.length !== new Set(keys).size) throw fail(SERVICE_CODES.changed);
    return rows;
  };
/** Whatever is new or changed; what the source has no more stays. */
export const newAndChanged: Choose = ({ rows }) => rows.filter(({ told }) => told.state !== "GONE");

/** Takes rows from the source in one transaction. The source is asked before it, so that no lock waits for it. */
export async function pull<T extends CatalogueTable, V extends JsonObject & CatalogueRow, S extends object>(
  call: Call,
  kind: PullKind<T, V, S>,
  choose: Choose,
): Promise<PullDone> {
  const { rows: sourced } = await readSource(call.source, kind.what, kind.contract);
  return call.write(async (tx, emit) => {
    await oneAtATime(tx, `pull ${kind.what}`);
    const records = await selectRows(tx, kind.table, { where: kind.where, lock: true, orderBy: [asc(kind.table.id)] });
    const chosen = choose(compare(kind, records, sourced));
    const by = { modifiedBy: call.caller.userName, modifiedAt: call.now() };
    const writes = chosen.flatMap((one) => (isWritten(one) ? [written(kind, one, by)] : []));
    const gone = chosen.flatMap(({ told, here }) => (told.state === "GONE" && here !== null ? [here.row] : []));
    const ids = writes.map(({ values }) => String(values["id"]));
    await putRows(
      tx,
      kind.table,
      writes.map(({ values }) => values),
    );
    const left = await takeAway(tx, kind, gone, by);
    const stored = ids.length === 0 ? [] : await selectRows(tx, kind.table, { where: inArray(kind.table.id, ids) });
    const before = new Map(writes.map(({ values, before: row }) => [values["id"], row]));
    const rows = stored.map(kind.row);
    await kind.written?.(tx, rows);
    for (const after of rows)
      emit({ type: kind.event, subject: after.id, before: before.get(after.id) ?? null, after });
    for (const row of gone) emit({ type: kind.event, subject: row.id, before: row, after: left.get(row.id) ?? null });
    const added = writes.filter((one) => one.before === null).length;
    const stayed = chosen.flatMap(({ told }) => told.fields).filter(({ stays }) => stays).length;
    const done = { added, changed: writes.length - added, deleted: gone.length, stayed };
    emit({ type: "baseData.pulled", subject: kind.what, after: { ...done, source: call.source.kind } });
    return done;
  });
}

/** What the source has no more is deleted or goes out of use; those that are still there, by their ids. */
async function takeAway<T extends CatalogueTable, V extends JsonObject & CatalogueRow, S extends object>(
  tx: Db,
  kind: PullKind<T, V, S>,
  gone: readonly V[],
  by: { readonly modifiedBy: string; readonly modifiedAt: Date },
): Promise<ReadonlyMap<string, V>> {
  if (gone.length === 0) return new Map();
  const { table } = kind;
  const where = inArray(
    table.id,
    gone.map(({ id }) => id),
  );
  if (kind.gone === undefined) {
    await deleteRows(tx, table, where);
    return new Map();
  }
  const left = await updateRows(tx, table, { status: "DISABLED", version: sql`${table.version} + 1`, ...by }, where);
  return new Map(left.map(kind.row).map((row) => [row.id, row]));
}

/** A row that is new, or of which anything is taken. */
const isWritten = ({ told }: { readonly told: Differing<CatalogueTable, unknown, unknown>["told"] }): boolean =>
  told.state === "NEW" || (told.state === "CHANGED" && told.fields.some(({ stays }) => !stays));

function written<T extends CatalogueTable, V extends JsonObject & CatalogueRow, S extends object>(
  kind: PullKind<T, V, S>,
  { told, here, there }: Differing<T, V, S>,
  by: { readonly modifiedBy: string; readonly modifiedAt: Date },
): { readonly values: Stored; readonly before: V | null } {
  const theirs = there === null ? {} : kind.columns(there);
  const fresh = {
    id: newId(),
    status: "ENABLED",
    version: 1,
    ...theirs,
    createdBy: by.modifiedBy,
    createdAt: by.modifiedAt,
  };
  if (here === null) return { values: { ...fresh, ...by }, before: null };
  const { record, row } = here;
  const mine: Stored = record;
  const stays = new Set([
    ...told.fields.filter((field) => field.stays).map(({ field }) => field),
    ...(kind.kept ?? []),
  ]);
  const taken = Object.fromEntries(Object.entries(theirs).filter(([name]) => !stays.has(name)));
  const kept = Object.fromEntries(Object.entries(row).filter(([name]) => stays.has(name)));
  const derived = there === null ? {} : kind.derived?.({ ...there, ...kept });
  return { values: { ...mine, ...taken, ...derived, ...by, version: row.version + 1 }, before: row };
}
