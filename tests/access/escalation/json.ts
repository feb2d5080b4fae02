import { z } from "zod";

/** What stands in the variables of a mutation. */
export const Values = z.record(z.string(), z.json());
export type Values = Readonly<z.infer<typeof Values>>;
export type Value = Values[string];
