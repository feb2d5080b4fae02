import type en from "./export-heads/en.json";
import type { MenuButton } from "./modules.ts";

/** The text at a column's head: a key of `export-heads/*.json`. They stand apart from the other texts, for only a file and the dialog that asks for it show them. */
export type ExportHead = keyof typeof en;

/**
 * How a column's values stand in a file. `text` and `code` are text whatever they look like; `amount` is a number while 15 digits hold it;
 * `instant` is a date in the zone that the head names.
 */
export const COLUMN_KINDS = ["text", "code", "amount", "integer", "instant"] as const;
export type ColumnKind = (typeof COLUMN_KINDS)[number];

/** A column that a list's file can have. */
export interface ExportColumn {
  readonly kind: ColumnKind;
  readonly head: ExportHead;
  /** It comes masked; any of these buttons opens it, for a reason. None: nothing does. */
  readonly opens?: readonly MenuButton[];
  /** It is of the detail: this button must be held besides. */
  readonly needs?: MenuButton;
}
/** The columns of a list by their keys, in the order of a file. */
export type ExportColumns = Readonly<Record<string, ExportColumn>>;

/** The keys of columns, in their order; a list has at least one. */
export function columnKeys<C extends ExportColumns>(columns: C): readonly [keyof C & string, ...(keyof C & string)[]] {
  const isOwn = (key: string): key is keyof C & string => key in columns;
  const [first, ...rest] = Object.keys(columns).filter(isOwn);
  if (first === undefined) throw new Error("a list without a column");
  return [first, ...rest];
}

/** Who made and changed a catalogue's row, and when: the last columns of its file. */
export const trackedColumns = {
  createdBy: { kind: "code", head: "catalogue.createdBy" },
  createdAt: { kind: "instant", head: "catalogue.createdAt" },
  modifiedBy: { kind: "code", head: "catalogue.modifiedBy" },
  modifiedAt: { kind: "instant", head: "catalogue.modifiedAt" },
} as const satisfies ExportColumns;
