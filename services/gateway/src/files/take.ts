import { Readable } from "node:stream";
import { arriving } from "@linehaul/kit/files/arriving";
import { ServiceFailure } from "@linehaul/kit/fail";
import { mayBeSlow } from "@linehaul/kit/spare-slow";
import { SERVICE_CODES, type ServiceCode } from "@linehaul/schema/errors";
import { limitOf } from "@linehaul/schema/upload";
import { callerOf, seenOf } from "../access/caller.ts";
import { holds } from "../access/actor.ts";
import { invalid, readOnly, refused } from "../errors/gateway-error.ts";
import { Refusal } from "../errors/refusal.ts";
import { answerJson } from "../http/answer.ts";
import type { Ask } from "../http/ask.ts";
import { sessionToken } from "../http/session-cookie.ts";
import type { Rates } from "../rates/rates.ts";
import type { Sessions } from "../session/sessions.ts";
import type { Tickets } from "../tickets/tickets.ts";
import { Open } from "../upstream/ending.ts";
import type { UploadRoute } from "../upstream/send-file.ts";
import type { Upstream } from "../upstream/upstream.ts";
import { uploadRouteOf } from "./upload-routes.ts";

const PREFIX = "/files/";
/** After its last byte a file is looked at and kept: so long it may take. */
const LOOKED_AT_MS = 60_000;
/** How long what is still sent is let run out after a refusal: a browser reads no answer while it sends, and none of a connection that broke. */
const RUN_OUT_MS = 5_000;

interface Options {
  readonly tickets: Tickets;
  readonly sessions: Sessions;
  readonly upstream: Upstream;
  readonly rates: Rates;
}

/** What still comes is read and forgotten for a while, then the connection ends. */
function runOut({ req }: Ask): void {
  req.resume();
  const timer = setTimeout(() => req.destroy(), RUN_OUT_MS);
  req.once("close", () => clearTimeout(timer));
}

/** What the request holds, counted and watched; and why it was given up. */
function bodyOf({ req }: Ask, route: UploadRoute, ended: Open) {
  let why: ServiceCode | undefined;
  async function* parts(): AsyncGenerator<Uint8Array, void> {
    try {
      yield* arriving(req.iterator({ destroyOnReturn: false }), limitOf(route.upload).bytes);
      // From here on its owner has the word.
      setTimeout(() => ended.end(new DOMException("the owner is silent", "TimeoutError")), LOOKED_AT_MS).unref();
    } catch (error) {
      if (error instanceof ServiceFailure) why = error.code;
      ended.end(error instanceof Error ? error : new Error("broken"));
      throw error;
    }
  }
  return { body: Readable.from(parts(), { objectMode: false }), why: () => why };
}

/** Who sends what where: the checks of `GET /files/{ticket}`, in its order. */
async function admitted(ask: Ask, { tickets, sessions, rates }: Options) {
  const ticket = tickets.open(ask.path.slice(PREFIX.length));
  const route = ticket ? uploadRouteOf(ticket.route) : undefined;
  if (!ticket || !route) throw invalid("an upload ticket that does not stand");
  const { site, button, language } = ticket;
  const { traceId, ledger } = ask;
  const token = sessionToken(ask.req, ask.origin);
  const actor = await sessions.actorOf(token, ask.site, ticket.role ?? undefined, { traceId, language, ledger });
  Object.assign(ask.seen, seenOf(actor));
  if (actor.sessionId !== ticket.session || ask.site !== site) throw invalid("an upload ticket of another session");
  if (actor.roleId !== ticket.role || !holds(actor, button)) throw refused([button]);
  if (!(await rates.once(ticket.once))) throw invalid("an upload ticket that was taken");
  if (actor.viewedBy) throw readOnly();
  return { ticket, route, caller: callerOf(actor, button) };
}

/** Its own word for its length: undefined where it says none. */
const lengthOf = ({ req }: Ask): number | undefined => {
  const said = req.headers["content-length"];
  return said === undefined ? undefined : Number(said);
};

async function take(ask: Ask, options: Options): Promise<void> {
  const { ticket, route, caller } = await admitted(ask, options);
  const bytes = lengthOf(ask);
  if (bytes !== undefined && bytes > limitOf(route.upload).bytes) throw new Refusal(SERVICE_CODES.fileTooLarge);
  mayBeSlow(ask.req);
  const ended = new Open();
  ask.left.onEnd((reason) => ended.end(reason));
  const sent = bodyOf(ask, route, ended);
  const { language, timeZone } = ticket;
  const { traceId, ledger } = ask;
  const by = { caller, language, timeZone, traceId, ending: ended, ledger };
  try {
    const data = await options.upstream.upload(route, ticket.input, { body: sent.body, bytes }, by);
    answerJson(ask, 200, { data });
  } catch (error) {
    const why = sent.why();
    throw why === undefined ? error : new Refusal(why);
  } finally {
    sent.body.on("error", () => undefined).destroy();
  }
}

/**
 * `PUT /files/{ticket}`: streams the request's body to the file's owner, once, from the session that asked for it, past the limits of other
 * requests: a slow sender is fine, one that is silent for 30 s is not. Answers `{ data: UploadedFile }`, or `{ errors: [{ message, extensions:
 * { code, traceId } }] }`: 413002 for a byte too many, 408001 for a sender that stalls, 415001 and 42200x for what the owner finds in it,
 * 503002 and 503003 while scanner or storage are away; 09020701 for a ticket that is forged, too old, taken before or another session's,
 * 09020203 when the button is gone meanwhile.
 */
export async function takeFile(ask: Ask, options: Options): Promise<void> {
  try {
    await take(ask, options);
  } catch (error) {
    if (!ask.req.complete) runOut(ask);
    throw error;
  }
}
