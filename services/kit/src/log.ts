import type { IncomingMessage } from "node:http";
import { refusedBy } from "./database-error.ts";
import { logText, MOST_IN_LOG } from "./outgoing-text.ts";
import { newTraceId } from "./trace-id.ts";

const TRACE = /^[0-9a-f]{32}$/;

/** The caller's trace id, or a new one. 32 hexadecimal digits. */
export function traceIdOf(request: Pick<IncomingMessage, "headers">): string {
  const given = request.headers["x-trace-id"];
  return typeof given === "string" && TRACE.test(given) ? given : newTraceId();
}

export interface LoggedError {
  readonly type: string;
  readonly message: string;
  readonly stack: string;
  readonly [key: string]: unknown;
}

/** Drizzle's message holds the parameters and PostgreSQL's detail holds values of rows: neither is logged. */
export function loggedError(error: unknown): LoggedError {
  const refused = refusedBy(error);
  if (refused) return { type: "DatabaseError", message: "a statement was refused", ...refused, stack: frames(error) };
  if (!(error instanceof Error)) return { type: typeof error, message: "", stack: "" };
  const failedQuery = error.message.startsWith("Failed query:");
  return {
    type: error.name,
    message: failedQuery ? "a query failed" : logText(error.message),
    stack: frames(error),
    ...(error.cause !== undefined && { cause: loggedError(error.cause) }),
  };
}

const frames = (error: unknown): string =>
  error instanceof Error
    ? (error.stack ?? "")
        .split("\n")
        .filter((line) => /^\s+at /.test(line))
        // A message may hold lines that look like these: the last ones are the frames.
        .slice(-Error.stackTraceLimit)
        .map(logText)
        .join("\n")
    : "";

/** The fields of a line, each text cut (FLT-08): whatever a request is called, its line is one that can be read. Copied only where one is too long. */
function cutFields(fields: Record<string, unknown>): Record<string, unknown> {
  let cut = fields;
  for (const [name, value] of Object.entries(fields))
    if (typeof value === "string" && value.length > MOST_IN_LOG) cut = { ...cut, [name]: logText(value) };
  return cut;
}

/** Pino's settings of every service: JSON lines with the trace id; no bodies, no secrets. */
export const logOptions = (service: string, level: string) => ({
  level,
  base: { service },
  redact: {
    paths: ["req.headers.authorization", "req.headers.cookie", "token", "*.token", "password", "*.password"],
    censor: "•••",
  },
  formatters: { log: cutFields },
  serializers: { err: loggedError, req: (r: { method: string; url: string }) => ({ method: r.method }) },
});

/** Where lines go behind the answers, some at once: at 12 KiB, after a quarter of a second, and at the end. */
export const LOG_BEHIND = { sync: false, minLength: 12_288, periodicFlush: 250 };
