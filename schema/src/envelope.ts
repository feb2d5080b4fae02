import { z } from "zod";

/** A field that was refused: where it is, which rule (a key of the locale files) and the rule's numbers. */
export const FieldProblem = z.object({
  path: z.array(z.union([z.string(), z.number()])).describe("Where it is: names of fields, places in lists."),
  key: z.string().describe("Which rule it broke, by its key in the locale files."),
  params: z
    .record(z.string(), z.union([z.string(), z.number()]))
    .default({})
    .describe("The rule's numbers, by name."),
});
export type FieldProblem = z.infer<typeof FieldProblem>;

// Made once: a service has hundreds of routes, and each has an envelope of its own.
const code = z.number().int().describe("0: done; anything else is an error's code.");
const msg = z.string().describe("What happened, in the request's language.");
const detail = z.string().optional().describe("More of it, for those who look into it.");
const fields = z.array(FieldProblem).optional().describe("Which fields of the input were refused.");
const traceId = z.string().optional().describe("Of the request; stands in every log line of it.");

/** What every REST answer is wrapped in: `code` 0 is success (ERR-01). `fields` stands beside a refused input. */
export const envelope = <T extends z.ZodType>(result: T) =>
  z.object({
    code,
    msg,
    detail,
    result: result.optional().describe("The answer; none with an error."),
    fields,
    traceId,
  });

export interface Envelope<T> {
  readonly code: number;
  readonly msg: string;
  readonly detail?: string | undefined;
  readonly result?: T | undefined;
  readonly fields?: readonly FieldProblem[] | undefined;
  readonly traceId?: string | undefined;
}
