import { limitsOf } from "@linehaul/schema/limits";
import { z } from "zod";

export type Json = z.core.JSONSchema.BaseSchema;

/** Scalars of the graph that a contract's field can be. */
export type Scalar = "String" | "Int" | "Float" | "Boolean" | "ID" | "DateTime" | "Decimal" | "Masked";
/** What a contract says of one of its fields. */
export interface Said {
  readonly name: string;
  /** A scalar, or the id of a schema that has one. */
  readonly type: { readonly scalar: Scalar } | { readonly named: string };
  readonly isList: boolean;
  /** It may be left out of an input, or be null in an answer. */
  readonly isOptional: boolean;
  readonly description: string;
  /** What to use instead, where it is on its way out: `.meta({ deprecated: true, "x-instead": "…" })`. */
  readonly instead: string | undefined;
  /** What its rules bound it to, for those who write it: "Up to 60 characters." */
  readonly limits: string;
}

const FORMATS: Readonly<Record<string, Scalar>> = {
  uuid: "ID",
  id: "ID",
  "date-time": "DateTime",
  decimal: "Decimal",
  masked: "Masked",
};
const isJson = (value: unknown): value is Json => typeof value === "object" && value !== null;

function scalar({ type, format = "" }: Json, where: string): Scalar {
  if (type === "string") return FORMATS[format] ?? "String";
  if (type === "integer") return "Int";
  if (type === "number") return "Float";
  if (type === "boolean") return "Boolean";
  throw new Error(`${where} is no scalar of the graph: leave it out and declare the field by hand`);
}

const NAMES = ["string", "integer", "number", "boolean", "array", "object"] as const;
/** A nullable field is written as a choice of two, or with two types. */
function withoutNull(field: Json): { readonly plain: Json; readonly isNullable: boolean } {
  const [first, second] = field.anyOf ?? [];
  if (first && second?.type === "null") return { plain: first, isNullable: true };
  // zod's type of a JSON schema knows one type alone; it writes two all the same.
  const types: unknown = field.type;
  if (!Array.isArray(types)) return { plain: field, isNullable: false };
  const type = NAMES.find((name) => types.includes(name));
  return { plain: { ...field, ...(type && { type }) }, isNullable: types.includes("null") };
}

const nameIn = ({ $ref }: Json): string | undefined => $ref?.replace("#/$defs/", "");

interface Field {
  readonly name: string;
  readonly field: Json;
  readonly isRequired: boolean;
  /** The named types that fields refer to. */
  readonly types: Readonly<Record<string, Json>>;
}
function said({ name, field, isRequired, types }: Field): Said {
  const { plain, isNullable } = withoutNull(field);
  const one = plain.type === "array" && isJson(plain.items) ? plain.items : plain;
  const type = nameIn(one);
  // What a field says as its type does is said there alone.
  const description = field.description ?? (one === plain && type !== undefined ? types[type]?.description : undefined);
  if (description === undefined) throw new Error(`${name} says nothing of itself: .describe() it in its contract`);
  const { "x-instead": instead } = field;
  return {
    name,
    type: type === undefined ? { scalar: scalar(one, name) } : { named: type },
    isList: one !== plain,
    isOptional: isNullable || !isRequired,
    description,
    instead: typeof instead === "string" ? instead : undefined,
    limits: limitsOf(plain, one),
  };
}

/** What a contract says of its fields, as its OpenAPI document does; all but some. */
export function fieldsOf(
  { shape }: z.ZodObject,
  io: "input" | "output",
  without: readonly string[] = [],
): readonly Said[] {
  const strange = without.find((name) => !(name in shape));
  if (strange !== undefined) throw new Error(`${strange} is no field of the contract, and is left out of it`);
  const wanted = Object.fromEntries(Object.entries(shape).filter(([name]) => !without.includes(name)));
  // Without the object's own id: it would be no more than a reference to itself.
  const { properties = {}, required = [], $defs = {} } = z.toJSONSchema(z.object(wanted), { io });
  return Object.entries(properties).flatMap(([name, field]) =>
    isJson(field) ? [said({ name, field, isRequired: required.includes(name), types: $defs })] : [],
  );
}
