import { sessionRoutes } from "@linehaul/schema/permissions/session";
import { GatewayError } from "../errors/gateway-error.ts";
import { answer } from "../http/answer.ts";
import type { Ask } from "../http/ask.ts";
import { readBody, saysTooLarge } from "../http/body.ts";
import type { Door } from "../rates/door.ts";
import { callAsGateway } from "../upstream/system.ts";
import type { Upstream } from "../upstream/upstream.ts";
import { atDoor } from "./at-door.ts";
import { readLogoutRequest } from "./logout-request.ts";

/** More than a CAS server ever sends; what is longer is not read as XML. */
const MOST_BYTES = 16_384;

/** The ticket whose session is to end; null for whatever is no such request, to the letter. */
async function ticketIn({ req }: Ask): Promise<string | null> {
  const body = saysTooLarge(req) ? "too large" : await readBody(req);
  if (!Buffer.isBuffer(body) || body.length > MOST_BYTES) return null;
  try {
    const fields = new URLSearchParams(new TextDecoder("utf-8", { fatal: true }).decode(body));
    const [request, another] = fields.getAll("logoutRequest");
    return request === undefined || another !== undefined ? null : readLogoutRequest(request);
  } catch {
    return null;
  }
}

/** Ends the ticket's session; answers whether there was none such. */
async function end(ask: Ask, upstream: Upstream): Promise<boolean> {
  const ticket = await ticketIn(ask);
  if (ticket === null) return true;
  const { site, language, traceId, ledger } = ask;
  const within = { site, language, traceId, ledger };
  return !(await callAsGateway(upstream, sessionRoutes.closeByTicket, { body: { ticket } }, within)).known;
}

const said = (ask: Ask, status: number, headers = {}): void =>
  answer(ask, status, "text/plain; charset=utf-8", "", headers);

/**
 * A CAS server's back-channel `logoutRequest` (FLT-17), at whatever address a ticket was made for: ends the session that the ticket opened,
 * on all gateways, whoever sends it, for the ticket itself is the secret. The answer is an empty 200 whether there was a session or not; 503
 * when the admin service can't say, so that the sign-on may try again; 429 to an address whose requests named no session too often (SEC-13).
 */
export const singleLogout = (ask: Ask, { upstream, door }: { upstream: Upstream; door: Door }): Promise<void> =>
  atDoor(
    ask,
    door,
    async () => {
      try {
        const refused = await end(ask, upstream);
        said(ask, 200);
        return refused;
      } catch (error) {
        if (!(error instanceof GatewayError)) throw error;
        said(ask, 503);
        return false;
      }
    },
    (headers) => said(ask, 429, headers),
  );
