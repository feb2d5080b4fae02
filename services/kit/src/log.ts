import { randomBytes } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { refusedBy } from "./database-error.ts";

const TRACE = /^[0-9a-f]{32}$/;

/** The caller's trace id, or a new one. 32 hexadecimal digits. */
export function traceIdOf(request: Pick<IncomingMessage, "headers">): string {
  const given = request.headers["x-trace-id"];
  return typeof given === "string" && TRACE.test(given) ? given : randomBytes(16).toString("hex");
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
    message: failedQuery ? "a query failed" : error.message,
    stack: frames(error),
    ...(error.cause !== undefined && { cause: loggedError(error.cause) }),
  };
}

const frames = (error: unknown): string =>
  error instanceof Error
    ? (error.stack ?? "")
        .split("\n")
        .filter((line) => /^\s+at /.test(line))
        .join("\n")
    : "";

/** Pino's settings of every service: JSON lines with the trace id; no bodies, no secrets. */
export const logOptions = (service: string, level: string) => ({
  level,
  base: { service },
  redact: {
    paths: ["req.headers.authorization", "req.headers.cookie", "token", "*.token", "password", "*.password"],
    censor: "•••",
  },
  serializers: { err: loggedError, req: (r: { method: string; url: string }) => ({ method: r.method }) },
});

/** Where lines go behind the answers, some at once: at 12 KiB, after a quarter of a second, and at the end. */
export const LOG_BEHIND = { sync: false, minLength: 12_288, periodicFlush: 250 };
