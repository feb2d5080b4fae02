import { GatewayError } from "../errors/gateway-error.ts";
import { refuse } from "./answer.ts";
import type { Ask } from "./ask.ts";
import { fail } from "./envelope.ts";

/** Answers what a handler threw, in the shape of the address that was asked. */
export function failed(ask: Ask, error: unknown): void {
  const code = error instanceof GatewayError ? error.code : "09020000";
  if (code === "09020000") ask.log().error({ err: error }, "a request failed");
  else ask.log().info({ err: error, code }, "a request was refused");
  if (ask.path.startsWith("/apis-auth/")) fail(ask, code);
  else refuse(ask, code);
}
