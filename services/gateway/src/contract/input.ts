import type { InputFieldBuilder, InputFieldMap } from "@pothos/core";
import type { z } from "zod";
import type { Types } from "../access/builder.ts";
import { fieldsOf, type Scalar } from "./said.ts";
import { namedEnum } from "./types.ts";

/** What somebody writes is text until the contract has read it: a wrong one is then a mistake at its field, not of the request. */
const WRITTEN: Partial<Record<Scalar, Scalar>> = { Decimal: "String", ID: "String" };

/** The fields of an input as its contract has them, each with its limits in its description; all but some. */
export function inputOf(
  t: InputFieldBuilder<Types, "InputObject">,
  input: z.ZodObject,
  without: readonly string[] = [],
): InputFieldMap {
  const fields: InputFieldMap = {};
  for (const { name, type, isList, isOptional, description, limits } of fieldsOf(input, "input", without)) {
    const one = "named" in type ? namedEnum(type.named) : (WRITTEN[type.scalar] ?? type.scalar);
    const said = { required: !isOptional, description: [description, limits].join(" ").trim() };
    fields[name] = isList ? t.field({ ...said, type: [one] }) : t.field({ ...said, type: one });
  }
  return fields;
}
