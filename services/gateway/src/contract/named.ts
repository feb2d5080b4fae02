import type { EnumRef, FieldMap, ObjectFieldBuilder, ObjectRef } from "@pothos/core";
import { isRecord } from "@linehaul/schema/record";
import type { z } from "zod";
import { builder, type Types } from "../access/builder.ts";
import { shown } from "./shown.ts";
import { keep } from "./types.ts";

/** What a contract calls a type, and says of it. */
export const nameOf = (schema: z.ZodType): { id: string; description: string } => {
  const { id, description } = schema.meta() ?? {};
  if (id === undefined || description === undefined)
    throw new Error("a contract's type has an id and a description: .meta({ id, description })");
  return { id, description };
};

/** What each value means, where the contract says so: `.meta({ …, "x-values": { DONE: "…" } })`. */
function meanings(schema: z.ZodType): ReadonlyMap<string, string> {
  const told = schema.meta()?.["x-values"];
  return new Map(isRecord(told) ? Object.entries(told).map(([value, text]) => [value, String(text)]) : []);
}

/** The enum of a contract's `z.enum(…).meta({ id, description })`, under the same name as in the OpenAPI documents. */
export function enumOf<const V extends string>(schema: z.ZodEnum<{ readonly [K in V]: K }>): EnumRef<Types, V> {
  const { id, description } = nameOf(schema);
  const values: readonly V[] = schema.options;
  const ref = builder.enumType(id, { description, values });
  const told = meanings(schema);
  builder.configStore.onTypeConfigOfKind(ref, "Enum", ({ values: configs }) => {
    for (const [name, config] of Object.entries(configs)) config.description = told.get(name);
  });
  keep(id, ref);
  return ref;
}

/** The type of a contract's `z.object(…).meta({ id, description })` that is a part of something else; `more` is what the contract does not say. */
export function objectOf<S extends z.ZodObject>(
  schema: S,
  o: {
    readonly without?: readonly (keyof S["shape"] & string)[];
    readonly more?: (t: ObjectFieldBuilder<Types, z.output<S> & object>) => FieldMap;
  } = {},
): ObjectRef<Types, z.output<S> & object> {
  const { id, description } = nameOf(schema);
  const ref = builder.objectRef<z.output<S> & object>(id).implement({
    description,
    fields: (t) => ({ ...shown(schema, (field) => t.field(field), o.without), ...o.more?.(t) }),
  });
  keep(id, ref);
  return ref;
}
