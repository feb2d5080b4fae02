import { fieldProblems } from "@linehaul/kit/field-problems";
import { SERVICE_CODES } from "@linehaul/schema/errors";
import type { z } from "zod";
import { Refusal } from "./refusal.ts";

/** GraphQL says null for what is left out, a contract leaves it out. */
export const present = (input: object): Record<string, unknown> =>
  Object.fromEntries(Object.entries(input).filter(([, value]) => value !== null && value !== undefined));

/** An input read by the contract's own rules, before any call; a Refusal (400001) names the fields to mend. */
export function parseInput<S extends z.ZodType>(schema: S, input: object): z.output<S> {
  const read = schema.safeParse(present(input));
  if (!read.success) throw new Refusal(SERVICE_CODES.invalid, { fields: fieldProblems(read.error.issues) });
  return read.data;
}
