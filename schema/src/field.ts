import { z } from "zod";

type Shape = Readonly<Record<string, z.ZodType>>;

/** A line of text that is never empty. */
export const line = (most: number) => z.string("required").trim().min(1, "required").max(most, "text.max");
const CAPITALS = /^[A-Z0-9][A-Z0-9-]*$/;
/** A code of capitals, digits and dashes, in whichever letters it is typed. */
export const capitals = (most: number) =>
  z.string("required").trim().toUpperCase().min(1, "required").max(most, "text.max").regex(CAPITALS, "reseller.code");
/** Text that may be empty. */
export const note = (most: number) => z.string().trim().max(most, "text.max");
/** A whole number within its bounds. */
export const whole = (least: number, most: number) =>
  z.int("number.integer").min(least, "number.min").max(most, "number.max");
/** At most so many of something. */
export const listOf = <T extends z.ZodType>(one: T, most: number) => z.array(one).max(most, "list.max");
/** For a text that holds JSON. */
export const isJson = (text: string): boolean => {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
};
/** Exact decimal text (ORD-15). */
export const decimal = () => z.string().meta({ format: "decimal" });
/** What a search box looks for; `where` names the columns. */
export const keyword = (where: string) => z.string().trim().max(60).optional().describe(`In ${where}.`);

/** A field of text that a row says null of, as forms write it: left out or empty is null too. */
export const emptyIsNull = (field: z.ZodType<string | null, string | null>) =>
  z.preprocess((text: string | null) => (typeof text === "string" ? text.trim() || null : text), field).default(null);

const keep = { parent: true } as const;
const isType = (value: unknown): value is z.ZodType => value instanceof z.ZodType;

/** A field as it is read: type and description, without the rules of writing, which rows of earlier days may break. */
function read<F extends z.ZodType>(field: F): F {
  if (field instanceof z.ZodNullable) {
    const { innerType }: { readonly innerType: unknown } = field.def;
    return isType(innerType) ? field.clone({ ...field.def, innerType: read(innerType) }, keep) : field;
  }
  if (field instanceof z.ZodArray) {
    const { element }: { readonly element: unknown } = field.def;
    return isType(element) ? field.clone({ ...field.def, checks: [], element: read(element) }, keep) : field;
  }
  if (field instanceof z.ZodObject)
    return field.clone({ ...field.def, checks: [], shape: asRead(field.def.shape) }, keep);
  // What has no rules stays the same object: a named enum keeps its name.
  return field.def.checks === undefined || field.def.checks.length === 0
    ? field
    : field.clone({ ...field.def, checks: [] }, keep);
}

/** The fields of an input as a row shows them. */
export const asRead = <S extends Shape>(own: S): S => ({
  ...own,
  ...Object.fromEntries(Object.entries(own).map(([name, field]) => [name, read(field)])),
});
