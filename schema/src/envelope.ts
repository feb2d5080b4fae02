import { z } from "zod";

/** A field that was refused: where it is, which rule (a key of the locale files) and the rule's numbers. */
export const FieldProblem = z.object({
  path: z.array(z.union([z.string(), z.number()])),
  key: z.string(),
  params: z.record(z.string(), z.union([z.string(), z.number()])).default({}),
});
export type FieldProblem = z.infer<typeof FieldProblem>;

/** What every REST answer is wrapped in: `code` 0 is success (ERR-01). `fields` stands beside a refused input. */
export const envelope = <T extends z.ZodType>(result: T) =>
  z.object({
    code: z.number().int(),
    msg: z.string(),
    detail: z.string().optional(),
    result: result.optional(),
    fields: z.array(FieldProblem).optional(),
    traceId: z.string().optional(),
  });

export interface Envelope<T> {
  readonly code: number;
  readonly msg: string;
  readonly detail?: string | undefined;
  readonly result?: T | undefined;
  readonly fields?: readonly FieldProblem[] | undefined;
  readonly traceId?: string | undefined;
}
