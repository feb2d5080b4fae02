import { ListRef } from "@pothos/core";
import type { z } from "zod";
import type { Types } from "../access/builder.ts";
import { fieldsOf, type Said } from "./said.ts";
import { named } from "./types.ts";

/** What a field of a row can hold: the contract's own types, which a row was read by. */
type Value = string | number | boolean | object;

function valueOf(source: object, name: string): Value | null {
  const value: unknown = Reflect.get(source, name);
  if (value === null || value === undefined) return null;
  if (typeof value === "string" || typeof value === "number" || typeof value === "boolean" || typeof value === "object")
    return value;
  throw new Error("a service answered something else than its contract says");
}

/** A field of a row, as `t.field` takes it. */
function optionsOf({ name, type, isList, isOptional, description, instead }: Said) {
  const one = "named" in type ? named(type.named) : type.scalar;
  return {
    type: isList ? new ListRef<Types, Value[]>(one, false) : one,
    description,
    ...(instead !== undefined && { deprecationReason: instead }),
    ...(isOptional ? { nullable: true as const } : {}),
    // Read straight from the row: compiled operations call no resolver for it.
    extensions: { pothosExposedField: name },
    resolve: (source: object) => valueOf(source, name),
  };
}

/**
 * The fields of a row as its contract has them: name, type, whether it may be null, description:
 * `shown(Currency, (field) => t.field(field))`. What the graph shows otherwise (a relation, the country of a code) is named in `without` and
 * declared by hand beside it.
 */
export const shown = <F>(
  row: z.ZodObject,
  declare: (options: ReturnType<typeof optionsOf>) => F,
  without: readonly string[] = [],
): Readonly<Record<string, F>> =>
  Object.fromEntries(fieldsOf(row, "output", without).map((field) => [field.name, declare(optionsOf(field))]));
