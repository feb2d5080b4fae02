import { snake } from "./words.ts";

export const FIELD_KINDS = ["text", "integer", "decimal", "day"] as const;
export type FieldKind = (typeof FIELD_KINDS)[number];
/** A field of the new feature: `sort:integer(0-99)`. */
export interface Field {
  readonly name: string;
  readonly kind: FieldKind;
  /** Longest text; least and most of a number; digits before and behind the point. None: the template's own. */
  readonly limits: readonly number[];
}

/** How limits are written, with how many numbers. */
const LIMITS: Readonly<Record<FieldKind, { readonly form: string; readonly count: number }>> = {
  text: { form: "text(60)", count: 1 },
  integer: { form: "integer(0-9999)", count: 2 },
  decimal: { form: "decimal(10.8)", count: 2 },
  day: { form: "day", count: 0 },
};

const isKind = (text: string): text is FieldKind => FIELD_KINDS.some((kind) => kind === text);

function parseField(part: string): Field {
  const [, name = "", said = "text", written] = /^([^:]*)(?::([^(]*)(?:\((.*)\))?)?$/.exec(part.trim()) ?? [];
  if (!/^[a-z][A-Za-z0-9]*$/.test(name)) throw new Error(`"${name}" is no field's name: camelCase, as nameEn`);
  // `date` is what many would call it.
  const kind = said === "date" ? "day" : said;
  if (!isKind(kind)) throw new Error(`"${kind}" is no kind of field: ${FIELD_KINDS.join(", ")}`);
  if (written === undefined) return { name, kind, limits: [] };
  const { form, count } = LIMITS[kind];
  const limits = written.split(/[-.]/).map(Number);
  const [least = 0, most = least] = limits;
  if (limits.length !== count || !limits.every(Number.isInteger) || (kind !== "decimal" && least > most) || most < 1)
    throw new Error(`"${written}" are no limits of ${name}: write them as ${form}`);
  return { name, kind, limits };
}

/** `code:text(3),day:day`. Throws with what is wrong; the first field names the row and is a text. */
export function parseFields(text: string): readonly [Field, ...Field[]] {
  const [first, ...rest] = text.split(",").map(parseField);
  if (first === undefined || first.kind !== "text") throw new Error("the first field names the row, and is a text");
  const names = [first, ...rest].map((f) => f.name);
  if (new Set(names.map(snake)).size !== names.length) throw new Error("two fields have the same name");
  return [first, ...rest];
}
