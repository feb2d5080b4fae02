import { and, eq, inArray, sql, type InferSelectModel, type SQL } from "drizzle-orm";
import { integer, text, timestamp, uuid, type PgColumn, type PgTable } from "drizzle-orm/pg-core";
import { CONFIG_STATUS, type ConfigStatus } from "@linehaul/schema/catalogue";
import { SERVICE_CODES } from "@linehaul/schema/errors";
import type { MenuButton } from "@linehaul/schema/modules";
import type { SiteCode } from "@linehaul/schema/sites";
import { newId } from "./ids.ts";
import type { Call, Emit, JsonObject } from "./call.ts";
import { brokenUnique } from "./database-error.ts";
import type { Db } from "./database-type.ts";
import { fail } from "./fail.ts";
import { deleteRows, insertRow, selectRows, updateRows } from "./table-rows.ts";

/** The columns of every catalogue table, beside its own. */
export const catalogueColumns = () => ({
  id: uuid().primaryKey().$defaultFn(newId),
  status: text({ enum: CONFIG_STATUS }).notNull().default("ENABLED"),
  /** Rises with each save. */
  version: integer().notNull().default(1),
  createdBy: text("created_by").notNull(),
  createdAt: timestamp("created_at", { withTimezone: true, precision: 3 }).notNull(),
  modifiedBy: text("modified_by").notNull(),
  modifiedAt: timestamp("modified_at", { withTimezone: true, precision: 3 }).notNull(),
});
export type CatalogueTable = PgTable & { id: PgColumn; status: PgColumn; version: PgColumn };

/** What every catalogue view starts with: the common columns as `CatalogueRow` of the contracts has them. */
export interface CatalogueRecord {
  readonly id: string;
  readonly status: ConfigStatus;
  readonly version: number;
  readonly createdBy: string;
  readonly createdAt: Date;
  readonly modifiedBy: string;
  readonly modifiedAt: Date;
}
export const catalogueView = (row: CatalogueRecord) => ({
  id: row.id,
  status: row.status,
  version: row.version,
  createdBy: row.createdBy,
  createdAt: row.createdAt.toISOString(),
  modifiedBy: row.modifiedBy,
  modifiedAt: row.modifiedAt.toISOString(),
});

/** What every catalogue route answers, whatever its own fields. */
type Answer = JsonObject & { readonly id: string; readonly status: ConfigStatus; readonly version: number };

interface Kind<T extends CatalogueTable, V extends Answer> {
  readonly table: T;
  /** A row as the routes answer it; also the before and after of its audit rows. */
  readonly row: (row: InferSelectModel<T>) => V;
  /** Told after each change: `<event>` with the row's id as its subject. */
  readonly event: string;
  /** What the event says beside it. */
  readonly data?: (after: V) => JsonObject;
  /** Whose changes are recorded with their site (SEC-18); common ones have none. */
  readonly site?: SiteCode;
  /** The rows that the caller may see; of a catalogue that is common to the sites, all of them. */
  readonly within?: SQL;
}
/** The event of a change. */
const told = <T extends CatalogueTable, V extends Answer>(kind: Kind<T, V>, before: V | null, after: V) => ({
  type: kind.event,
  subject: after.id,
  site: kind.site ?? null,
  before,
  after,
  ...(kind.data && { data: kind.data(after) }),
});

/** Rows by id in any order; unknown ids are left out. */
export async function catalogueByIds<T extends CatalogueTable, V>(
  call: Call,
  { table, ids, row, within }: { table: T; ids: readonly string[]; row: (row: InferSelectModel<T>) => V; within?: SQL },
): Promise<V[]> {
  return (await selectRows(call.db, table, { where: and(within, inArray(table.id, [...ids])) })).map(row);
}

interface Save<T extends CatalogueTable, V extends Answer> extends Kind<T, V> {
  /** The row that is edited; absent: a new one. */
  readonly id?: string | undefined;
  /** The version that was read; an edit without one, or of an older one, answers 409002. */
  readonly version?: number | undefined;
  /** The feature's own columns. */
  readonly values: Readonly<Record<string, unknown>>;
  /** Field of the input per unique constraint: a broken one answers 409001 with that field. */
  readonly unique: Readonly<Record<string, string>>;
  /** Which button a new row and an edit need, when the route takes both; no `edit` where rows stay as they were made. */
  readonly buttons: { readonly create: MenuButton; readonly edit?: MenuButton };
  /** Fields that stay once a row is made: another value answers 400001 at its field. */
  readonly keeps?: readonly (keyof V & string)[];
  /** Throws when the row may not stand beside the others; run in the transaction, after the change. */
  readonly check?: (tx: Db, after: V) => Promise<void>;
}

/** The row as it is, locked until the transaction ends. */
async function held<T extends CatalogueTable, V extends Answer>(
  tx: Db,
  { table, row, within }: Kind<T, V>,
  id: string,
): Promise<V> {
  const [found] = await selectRows(tx, table, { where: and(within, eq(table.id, id)), lock: true });
  if (found === undefined) throw fail(SERVICE_CODES.notFound);
  return row(found);
}

async function change<T extends CatalogueTable, V extends Answer>(
  tx: Db,
  kind: Kind<T, V>,
  id: string,
  values: Readonly<Record<string, unknown>>,
): Promise<V> {
  const next = { ...values, version: sql`${kind.table.version} + 1` };
  const [row] = await updateRows(tx, kind.table, next, eq(kind.table.id, id));
  if (row === undefined) throw fail(SERVICE_CODES.notFound);
  return kind.row(row);
}

/** Inserts a row, or edits the version that the caller had read. */
export async function catalogueSave<T extends CatalogueTable, V extends Answer>(
  call: Call,
  save: Save<T, V>,
): Promise<V> {
  const { id, table, values } = save;
  if (call.caller.button !== (id === undefined ? save.buttons.create : save.buttons.edit))
    throw fail(SERVICE_CODES.notTaken);
  const by = call.caller.userName;
  const at = call.now();
  const edited = { ...values, modifiedBy: by, modifiedAt: at };
  try {
    return await call.write(async (tx, emit) => {
      const before = id === undefined ? null : await held(tx, save, id);
      if (before !== null && before.version !== save.version) throw fail(SERVICE_CODES.changed);
      const moved = (save.keeps ?? []).filter((field) => before !== null && before[field] !== values[field]);
      if (moved.length > 0)
        throw fail(SERVICE_CODES.invalid, {
          fields: moved.map((field) => ({ path: [field], key: "stays", params: {} })),
        });
      const after =
        id === undefined
          ? save.row(await insertRow(tx, table, { ...edited, createdBy: by, createdAt: at }))
          : await change(tx, save, id, edited);
      await save.check?.(tx, after);
      emit(told(save, before, after));
      return after;
    });
  } catch (error) {
    const constraint = brokenUnique(error);
    if (constraint === null) throw error;
    const field = save.unique[constraint];
    throw fail(
      SERVICE_CODES.duplicate,
      field === undefined ? {} : { fields: [{ path: [field], key: "duplicate", params: {} }] },
    );
  }
}

interface Toggle<T extends CatalogueTable, V extends Answer> extends Kind<T, V> {
  readonly id: string;
  readonly status: ConfigStatus;
  /** The button of each step, when the route takes both. */
  readonly buttons?: Readonly<Record<ConfigStatus, MenuButton>>;
  /** Throws when the row may not take the step; run in the transaction, after the change. */
  readonly check?: (tx: Db, after: V) => Promise<void>;
}

/** Brings a row into use or takes it out of use. One that is there already is answered as it is. */
export async function catalogueToggle<T extends CatalogueTable, V extends Answer>(
  call: Call,
  toggle: Toggle<T, V>,
): Promise<V> {
  if (toggle.buttons && call.caller.button !== toggle.buttons[toggle.status]) throw fail(SERVICE_CODES.notTaken);
  return call.write(async (tx, emit) => {
    const before = await held(tx, toggle, toggle.id);
    if (before.status === toggle.status) return before;
    const { status } = toggle;
    const after = await change(tx, toggle, toggle.id, {
      status,
      modifiedBy: call.caller.userName,
      modifiedAt: call.now(),
    });
    await toggle.check?.(tx, after);
    emit(told(toggle, before, after));
    return after;
  });
}

interface Step<T extends CatalogueTable, V extends Answer> extends Kind<T, V> {
  readonly id: string;
  /** The version that was read; a step from an older one answers 409002. */
  readonly version: number;
  /** The columns that the step sets, with whatever else it writes or tells in the transaction; throws when it may not be taken. */
  readonly values: (tx: Db, row: InferSelectModel<T>, emit: Emit) => Promise<Readonly<Record<string, unknown>>>;
}

/** Takes a step of the feature's own with a row, in one transaction with all that follows from it. */
export function catalogueStep<T extends CatalogueTable, V extends Answer>(call: Call, step: Step<T, V>): Promise<V> {
  const { table, row, within, id, version } = step;
  return call.write(async (tx, emit) => {
    // Held first, then looked for: what somebody else's step left behind is seen by a statement that begins after it.
    await selectRows(tx, table, { where: eq(table.id, id), lock: true });
    const [was] = await selectRows(tx, table, { where: and(within, eq(table.id, id)) });
    if (was === undefined) throw fail(SERVICE_CODES.notFound);
    const before = row(was);
    if (before.version !== version) throw fail(SERVICE_CODES.changed);
    const values = await step.values(tx, was, emit);
    const at = { modifiedBy: call.caller.userName, modifiedAt: call.now() };
    const after = await change(tx, step, id, { ...values, ...at });
    emit(told(step, before, after));
    return after;
  });
}

/** Takes a row away, and answers it as it was. */
export function catalogueDelete<T extends CatalogueTable, V extends Answer>(
  call: Call,
  gone: Kind<T, V> & {
    readonly id: string;
    /** What else goes with it, in its transaction. */
    readonly beside?: (tx: Db, before: V) => Promise<void>;
  },
): Promise<V> {
  return call.write(async (tx, emit) => {
    const before = await held(tx, gone, gone.id);
    await deleteRows(tx, gone.table, eq(gone.table.id, gone.id));
    await gone.beside?.(tx, before);
    emit({ ...told(gone, before, before), after: null });
    return before;
  });
}
