import type { InputFieldBuilder, InputFieldMap } from "@pothos/core";
import type { z } from "zod";
import type { Types } from "../access/builder.ts";
import { fieldsOf, type Said, type Scalar } from "./said.ts";
import { namedEnum } from "./types.ts";

/** What somebody writes is text until the contract has read it: a wrong one is then a mistake at its field, not of the request. */
const WRITTEN: Partial<Record<Scalar, Scalar>> = { Decimal: "String", ID: "String" };

/** What a filter looks for is read as it is written in the graph: a wrong one is a mistake of the request anyway. */
const SOUGHT: Partial<Record<Scalar, Scalar>> = { ID: "String" };

const told = ({ description, limits }: Said): string => [description, limits].join(" ").trim();
/** What a contract says of a field that the graph takes as an argument of its own, with its limits. */
export function toldWithLimits<S extends z.ZodObject>(input: S, name: keyof S["shape"] & string): string {
  const field = fieldsOf(input, "input").find((one) => one.name === name);
  return field ? told(field) : "";
}

function declared(
  t: InputFieldBuilder<Types, "InputObject">,
  fields: readonly Said[],
  scalars: Partial<Record<Scalar, Scalar>>,
): InputFieldMap {
  const map: InputFieldMap = {};
  for (const field of fields) {
    const { name, type, isList, isOptional, instead } = field;
    const one = "named" in type ? namedEnum(type.named) : (scalars[type.scalar] ?? type.scalar);
    const replaced = instead === undefined ? {} : { deprecationReason: instead };
    const said = { required: !isOptional, description: told(field), ...replaced };
    map[name] = isList ? t.field({ ...said, type: [one] }) : t.field({ ...said, type: one });
  }
  return map;
}

/** The fields of an input as its contract has them, each with its limits in its description; all but some. */
export const inputOf = (
  t: InputFieldBuilder<Types, "InputObject">,
  input: z.ZodObject,
  without: readonly string[] = [],
): InputFieldMap => declared(t, fieldsOf(input, "input", without), WRITTEN);

/** The fields of a list's filter, likewise. */
export const soughtBy = (t: InputFieldBuilder<Types, "InputObject">, filter: z.ZodObject): InputFieldMap =>
  declared(t, fieldsOf(filter, "input"), SOUGHT);
