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

/** What the system, and what the driver, says of a line that can't be had or broke. The driver gives these no code. */
const NO_LINE = new Set(
  "ECONNREFUSED ECONNRESET ETIMEDOUT EPIPE ENOTFOUND EAI_AGAIN EHOSTUNREACH ENETUNREACH".split(" "),
);
const LOST =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|the database said nothing)/;
/** PostgreSQL's own: connection exceptions, shutting down or starting, too many connections. */
const AWAY = /^(08...|57P0.|53300)$/;
/** A lock that was not given and a statement that was ended, in time. */
const LATE = new Set(["55P03", "57014", "25P03"]);

/** Is the database not there, or was the line to it lost? Nobody's input is at fault, and soon it may be there again (FLT-13). */
export function isAway(error: unknown): boolean {
  const refused = refusedBy(error);
  if (refused !== null) return AWAY.test(refused.code);
  for (let e = error, depth = 0; e instanceof Error && depth < 5; e = e.cause, depth++) {
    if ("code" in e && typeof e.code === "string" && NO_LINE.has(e.code)) return true;
    if (LOST.test(e.message)) return true;
  }
  return false;
}

/** Did it take longer than it may (FLT-12)? The change did not happen. */
export const isLate = (error: unknown): boolean => LATE.has(refusedBy(error)?.code ?? "");
