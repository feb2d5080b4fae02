import { pipeline } from "node:stream/promises";
import { cleanHeaders } from "@linehaul/kit/outgoing-text";
import { callerOf, seenOf } from "../access/caller.ts";
import { holds } from "../access/actor.ts";
import { invalid, readOnly, refused } from "../errors/gateway-error.ts";
import type { Ask } from "../http/ask.ts";
import { PICTURE } from "../http/security-headers.ts";
import { sessionToken } from "../http/session-cookie.ts";
import type { Rates } from "../rates/rates.ts";
import type { Sessions } from "../session/sessions.ts";
import { isLate } from "../upstream/ending.ts";
import type { Upstream } from "../upstream/upstream.ts";
import { fileRouteOf } from "./file-routes.ts";
import type { Tickets } from "../tickets/tickets.ts";

/** What may pass between two parts of a file, in deadlines of a request: one that moves may take as long as it takes. */
const STALL = 3;
const PREFIX = "/files/";
export const isFile = (path: string): boolean => path.startsWith(PREFIX);

interface Options {
  readonly tickets: Tickets;
  readonly sessions: Sessions;
  readonly upstream: Upstream;
  readonly rates: Rates;
  /** What a request may take until it begins to be answered. */
  readonly deadlineMs: number;
}

/** Each part as it is taken by whoever reads: from then on the next one has its time. */
const moving = (moved: () => void) =>
  async function* (parts: AsyncIterable<Uint8Array>) {
    for await (const part of parts) {
      moved();
      yield part;
    }
  };

/**
 * `GET /files/{ticket}`: streams a file from its owner, once, to the session that asked for it, within a minute. 09020701 for a
 * ticket that is forged, too old, taken before or another session's; 09020203 when the button is gone meanwhile.
 */
export async function serveFile(ask: Ask, { tickets, sessions, upstream, rates, deadlineMs }: Options): Promise<void> {
  const { traceId, ledger, res } = ask;
  const ticket = tickets.open(ask.path.slice(PREFIX.length));
  const route = ticket ? fileRouteOf(ticket.route) : undefined;
  if (!ticket || !route) throw invalid("a file ticket that does not stand");
  const { site, button, language, timeZone } = ticket;
  const token = sessionToken(ask.req, ask.origin);
  const actor = await sessions.actorOf(token, ask.site, ticket.role ?? undefined, { traceId, language, ledger });
  Object.assign(ask.seen, seenOf(actor));
  if (actor.sessionId !== ticket.session || ask.site !== site) throw invalid("a file ticket of another session");
  if (actor.roleId !== ticket.role || !holds(actor, button)) throw refused([button]);
  if (!(await rates.once(ticket.once))) throw invalid("a file ticket that was taken");
  if (actor.viewedBy) throw readOnly();
  ask.endAfter(deadlineMs);
  const file = await upstream.file(route, ticket.input, {
    caller: callerOf(actor, button),
    language,
    timeZone,
    traceId,
    ending: ask.left,
    ledger,
  });
  // Before anything is ended by it: an owner that breaks off is no client that left.
  file.body.once("error", () => {
    if (ask.left.reason === undefined || isLate(ask.left.reason)) ask.seen.broke = true;
  });
  try {
    const own = cleanHeaders({
      "content-type": file.type,
      "content-disposition": file.disposition,
      ...(file.type.startsWith("image/") && { "content-security-policy": PICTURE }),
      ...(file.length !== undefined && { "content-length": file.length }),
      ...(file.digest !== undefined && { "repr-digest": file.digest }),
    });
    res.writeHead(200, { ...ask.headers, ...own, "cache-control": "no-store" });
    const moved = () => ask.endAfter(STALL * deadlineMs);
    moved();
    await pipeline(file.body, moving(moved), res);
  } catch (error) {
    // Else the client left.
    if (ask.seen.broke || !res.headersSent) throw error;
  } finally {
    // A file that nobody reads to its end holds a connection to its owner (FLT-01).
    file.body.on("error", () => undefined).destroy();
  }
}
