import { and, inArray, type InferSelectModel, type SQL } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { SheetFound, SheetToStore } from "@linehaul/schema/catalogue-sheet";
import type { FieldProblem } from "@linehaul/schema/envelope";
import { SERVICE_CODES } from "@linehaul/schema/errors";
import type { ExportColumns } from "@linehaul/schema/export-column";
import type { FileAnswer } from "@linehaul/schema/file";
import type { ModuleCode } from "@linehaul/schema/modules";
import type { SiteCode } from "@linehaul/schema/sites";
import type { z } from "zod";
import type { Call, JsonObject } from "../call.ts";
import type { CatalogueTable } from "../catalogue.ts";
import { brokenUnique } from "../database-error.ts";
import { fail } from "../fail.ts";
import { newId } from "../ids.ts";
import { newRowsSite } from "../scope.ts";
import { selectRows } from "../table-rows.ts";
import { cellText, sheetColumns } from "./columns.ts";
import { namedIn, refuseWrong, sheetFound } from "./found.ts";
import { planSheet, type Known, type Plan } from "./plan.ts";
import { readRecords, type ReadSheet } from "./read.ts";
import { holdKnown, putRows, type Stored } from "./store.ts";
import { templateFile } from "./template.ts";
import { uploadedSheet, type UploadedSheet } from "./uploaded.ts";

/** A catalogue that is uploaded as a sheet, as its feature declares it. */
interface Declared<T extends CatalogueTable, V extends JsonObject & Known, In extends object> {
  readonly module: ModuleCode;
  readonly table: T;
  readonly row: (row: InferSelectModel<T>) => V;
  /** Told of each row that is written, as by hand. */
  readonly event: string;
  /** What a file of the catalogue holds; those that the input takes are read. */
  readonly columns: ExportColumns;
  /** A new row as the contract takes it; each row of a sheet is read by it. */
  readonly input: z.ZodObject & z.ZodType<In>;
  /** The field by which a row is known, and its column. */
  readonly key: keyof In & string;
  readonly keyColumn: PgColumn;
  /** What the contract can't know, by the place of the input. */
  readonly problems?: (call: Call, inputs: readonly In[]) => Promise<readonly (readonly FieldProblem[])[]>;
  /** Columns that follow from what a line says, by the place of the input. */
  readonly follow?: (call: Call, inputs: readonly In[]) => Promise<readonly Stored[]>;
  /** A row as somebody would fill it in. */
  readonly sample: In;
}
/** The catalogue as a caller has it. */
export interface Mine {
  /** The rows that he may see; of a catalogue that is common to the sites, all of them. */
  readonly within?: SQL;
  readonly site?: SiteCode;
}
interface Looked<In> {
  readonly read: ReadSheet;
  readonly plan: Plan<In>;
  readonly found: SheetFound;
}

/**
 * A catalogue's UPLOAD: a template, a look at a file that says what it would do, and storing it, all of it or nothing. Rows are known by
 * their key: new ones are made, known ones changed; none is deleted.
 */
export function catalogueSheet<T extends CatalogueTable, V extends JsonObject & Known, In extends object>(
  o: Declared<T, V, In>,
) {
  const columns = sheetColumns(o.columns, o.input.shape);

  async function knownRows(call: Call, { within }: Mine, { records }: ReadSheet): Promise<Map<string, V>> {
    const keys = [...new Set(records.map(({ cells }) => cellText(cells[o.key])))];
    const rows = await selectRows(call.db, o.table, { where: and(within, inArray(o.keyColumn, keys)) });
    return new Map(rows.map((row) => o.row(row)).map((row) => [cellText(row[o.key]), row]));
  }

  function told({ language }: Call, read: ReadSheet, { wrong, added, changed, unchanged }: Plan<In>): SheetFound {
    const over = [...changed, ...unchanged].map((row) => [row.known?.id, row.known?.version]);
    const counts = { added: added.length, changed: changed.length, unchanged: unchanged.length };
    return sheetFound({ read, columns, wrong, ...counts, key: o.key, over, language });
  }

  async function look(call: Call, mine: Mine, { bytes }: UploadedSheet): Promise<Looked<In>> {
    // Who has no data group of the site adds nothing to it (PERM-02): a sheet is read for those alone who may store it.
    if (mine.site !== undefined) newRowsSite(call.caller, await call.scope());
    const read = await readRecords(bytes, columns, call.language);
    const known = await knownRows(call, mine, read);
    const problems = async (inputs: readonly In[]) => (await o.problems?.(call, inputs)) ?? [];
    const plan = await planSheet(read, { input: o.input, key: o.key, known, problems });
    return { read, plan, found: told(call, read, plan) };
  }

  /** Known rows that somebody wrote after the sheet was sent, by their keys. */
  const movedOn = ({ changed, unchanged }: Plan<In>, at: Date): string[] =>
    [...changed, ...unchanged].flatMap(({ known }) =>
      known !== undefined && cellText(known["modifiedAt"]) > at.toISOString() ? [cellText(known[o.key])] : [],
    );

  /** The lines that are written, new ones in the order of their keys: two who add the same ones wait for one another, and never each for the other. */
  const linesOf = ({ added, changed }: Plan<In>) => [
    ...added.toSorted((a, b) => (cellText(a.input[o.key]) < cellText(b.input[o.key]) ? -1 : 1)),
    ...changed,
  ];

  /** The rows as they will be, each with what it was. */
  function written(
    call: Call,
    { site }: Mine,
    lines: ReturnType<typeof linesOf>,
    follows: readonly Stored[],
    held: readonly Stored[],
  ) {
    const by = { modifiedBy: call.caller.userName, modifiedAt: call.now() };
    const made = { createdBy: by.modifiedBy, createdAt: by.modifiedAt, version: 1, status: "ENABLED" };
    const before = new Map(held.map((row) => [row["id"], row]));
    return lines.map(({ input, known }, n): Stored => {
      const said = { ...input, ...follows[n], ...by };
      return known === undefined
        ? { id: newId(), ...made, ...(site && { site }), ...said }
        : { ...before.get(known.id), ...said, version: known.version + 1 };
    });
  }

  return {
    /** An empty workbook in the request's language. */
    template: (call: Call): Promise<FileAnswer> =>
      templateFile(call, { module: o.module, columns, sample: Object.fromEntries(Object.entries(o.sample)) }),

    /** What is in a file, and what storing it would do. Nothing is written. */
    check: async (call: Call, mine: Mine, file: string): Promise<SheetFound> =>
      (await look(call, mine, await uploadedSheet(call, file))).found,

    /** Stores a file as it was found, all of it or nothing; 400001 names cells that are wrong by now, 409002 rows that have changed since. */
    async store(call: Call, mine: Mine, { file: id, digest }: z.output<typeof SheetToStore>): Promise<SheetFound> {
      const file = await uploadedSheet(call, id);
      const { plan, found } = await look(call, mine, file);
      refuseWrong(found);
      if (found.digest !== digest) throw fail(SERVICE_CODES.changed, { detail: namedIn(movedOn(plan, file.at)) });
      const known = plan.changed.flatMap((row) => (row.known ? [row.known] : []));
      const lines = linesOf(plan);
      const inputs = lines.map(({ input }) => input);
      const follows = (await o.follow?.(call, inputs)) ?? [];
      try {
        return await call.write(async (tx, emit) => {
          const held = await holdKnown(tx, o.table, known);
          const rows = written(call, mine, lines, follows, held);
          await putRows(tx, o.table, rows);
          const after = await selectRows(tx, o.table, {
            where: inArray(
              o.table.id,
              rows.map((row) => cellText(row["id"])),
            ),
          });
          const before = new Map(held.map((row) => o.row(row)).map((row) => [row.id, row]));
          const { site = null } = mine;
          const { added, changed, unchanged } = found;
          const told = { file: file.name, sha256: file.sha256, added, changed, unchanged };
          emit({ type: "catalogue.uploaded", subject: o.module, site, after: told });
          for (const row of after.map((one) => o.row(one)))
            emit({ type: o.event, subject: row.id, site, before: before.get(row.id) ?? null, after: row });
          return found;
        });
      } catch (error) {
        // Somebody has made a row of the same key meanwhile.
        throw brokenUnique(error) === null ? error : fail(SERVICE_CODES.changed);
      }
    },
  };
}
