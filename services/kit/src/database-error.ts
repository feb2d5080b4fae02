import { z } from "zod";

/** What both drivers tell of a refused statement. */
const Refused = z.object({
  code: z.string().regex(/^[0-9A-Z]{5}$/),
  constraint: z.string().optional(),
  table: z.string().optional(),
  routine: z.string().optional(),
});
export type Refused = z.infer<typeof Refused>;

/** PostgreSQL's own account of an error, also from under drizzle's wrapper; null for any other error. */
export function refusedBy(error: unknown): Refused | null {
  for (let e = error, depth = 0; e instanceof Error && depth < 5; e = e.cause, depth++) {
    const found = Refused.safeParse(e);
    if (found.success) return found.data;
  }
  return null;
}

/** A value that does not fit its type: bad number, bad uuid, a NUL in a text. */
export const isDataException = (error: unknown): boolean => refusedBy(error)?.code.startsWith("22") ?? false;

/** The unique constraint that a row broke; null for any other error. */
export function brokenUnique(error: unknown): string | null {
  const found = refusedBy(error);
  return found?.code === "23505" ? (found.constraint ?? "") : null;
}
