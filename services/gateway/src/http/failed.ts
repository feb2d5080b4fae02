import { GatewayError } from "../errors/gateway-error.ts";
import { Refusal } from "../errors/refusal.ts";
import { refusalText } from "../language/text.ts";
import { answerJson, refuse } from "./answer.ts";
import type { Ask } from "./ask.ts";
import { fail } from "./envelope.ts";

/** A refusal that its reader can mend, in the shape of every refusal of the gateway's; a code that is no status is of no status of its own. */
function tell(ask: Ask, { code, said }: Refusal): void {
  const status = Math.floor(code / 1000);
  const extensions = { code: String(code), traceId: ask.traceId };
  const errors = [{ message: refusalText(ask.language, code, said), extensions }];
  ask.log().info({ code }, "a request was refused");
  answerJson(ask, status >= 400 && status < 600 ? status : 400, { errors });
}

/** Answers what a handler threw, in the shape of the address that was asked. */
export function failed(ask: Ask, error: unknown): void {
  if (error instanceof Refusal && !ask.path.startsWith("/apis-auth/")) return tell(ask, error);
  const code = error instanceof GatewayError ? error.code : "09020000";
  if (code === "09020000") ask.log().error({ err: error }, "a request failed");
  else ask.log().info({ err: error, code }, "a request was refused");
  if (ask.path.startsWith("/apis-auth/")) fail(ask, code);
  else refuse(ask, code);
}
