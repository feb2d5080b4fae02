import { STATUS_OF } from "@linehaul/schema/errors";
import { seenOf } from "../access/caller.ts";
import { holds } from "../access/actor.ts";
import type { Operations } from "../compiled/read-operations.ts";
import { GatewayError } from "../errors/gateway-error.ts";
import { answer, refuse } from "../http/answer.ts";
import type { Ask } from "../http/ask.ts";
import { chosenRole } from "../http/role.ts";
import { sessionToken } from "../http/session-cookie.ts";
import type { Sessions } from "../session/sessions.ts";

const TEXT = "text/plain; charset=utf-8";

/** `GET /graphiql/operation?id=…`: the text of an operation of the console with its fragments, for who may change it in GraphiQL. */
export async function serveOperation(
  ask: Ask,
  { sessions, operations }: { readonly sessions: Sessions; readonly operations: Operations },
): Promise<void> {
  try {
    const { traceId, language, ledger } = ask;
    const token = sessionToken(ask.req, ask.origin);
    const actor = await sessions.actorOf(token, ask.site, chosenRole(ask.req), { traceId, language, ledger });
    Object.assign(ask.seen, seenOf(actor));
    if (!holds(actor, "GRAPHIQL.VIEW")) return refuse(ask, "09020203");
    const text = operations.get(ask.search().get("id") ?? "");
    if (text === undefined) return answer(ask, STATUS_OF["09020701"], TEXT, "");
    answer(ask, 200, TEXT, text);
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error;
    refuse(ask, error.code);
  }
}
