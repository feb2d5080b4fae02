import { bearer } from "@linehaul/kit/caller";
import { equip } from "../access/grant.ts";
import { doerOf, seenOf } from "../access/caller.ts";
import type { Bindable } from "../access/bindable.ts";
import type { Visit } from "../access/visit.ts";
import type { Clients } from "../clients/clients.ts";
import { noteCost } from "./cost.ts";
import type { Live } from "../events/live.ts";
import type { Console } from "../console/console.ts";
import type { Tickets } from "../tickets/tickets.ts";
import { goOn } from "../later/go-on.ts";
import { refuse } from "../http/answer.ts";
import { header, type Ask } from "../http/ask.ts";
import { isBackground } from "../http/background.ts";
import { hasBody, saysTooLarge } from "../http/body.ts";
import { chosenRole } from "../http/role.ts";
import { sessionToken } from "../http/session-cookie.ts";
import type { GatewayMetrics } from "../ops/metrics.ts";
import type { Rates } from "../rates/rates.ts";
import type { Reference } from "../reference/reference.ts";
import type { Sessions } from "../session/sessions.ts";
import type { Upstream } from "../upstream/upstream.ts";
import { byLane } from "./by-lane.ts";
import type { ServerContext } from "./context.ts";
import type { Lane } from "./lane.ts";
import type { GraphServer } from "./yoga.ts";

interface Options {
  readonly graph: GraphServer;
  /** The short way; null: everything goes by Yoga. */
  readonly lane: Lane | null;
  readonly sessions: Sessions;
  readonly clients: Clients;
  readonly bindable: Bindable;
  readonly upstream: Upstream;
  readonly reference: Reference;
  readonly live: Live;
  readonly rates: Rates;
  readonly metrics: GatewayMetrics;
  readonly tickets: Tickets;
  readonly pages: Pick<Console, "build">;
  readonly deadlineMs: number;
}

type Who = Pick<Visit, "actor" | "client">;

/** The user of the session, or the client of a bearer token. */
function whoAsks(ask: Ask, session: string | undefined, { sessions, clients }: Options): Who | Promise<Who> {
  const { traceId, language, ledger, left: ending, req, site } = ask;
  const within = { traceId, language, ledger, ending };
  const token = bearer(header(req, "authorization"));
  if (token !== undefined) return clients.of(token, site, within);
  const asked = sessions.actorOf(session, site, chosenRole(req), within, isBackground(req));
  return goOn(asked, (actor) => ({ actor, client: null }));
}

/** `/graphql`: session or client, rate and size come first, so that a refused request costs no call; then the graph, in 20 s in all. */
export async function serveGraph(ask: Ask, o: Options): Promise<void> {
  if (saysTooLarge(ask.req)) return refuse(ask, "09020701", { status: 413, headers: { connection: "close" } });
  if (ask.req.method === "POST" && !hasBody(ask.req)) return refuse(ask, "09020701");
  const { traceId, language, timeZone, ledger, req, res } = ask;
  ask.endAfter(o.deadlineMs);
  const session = sessionToken(req, ask.origin);
  // What is known already is not waited for: a promise here is one more for every request.
  const asked = whoAsks(ask, session, o);
  const who = asked instanceof Promise ? await asked : asked;
  const { actor, client } = who;
  Object.assign(ask.seen, seenOf(actor));
  // A client that works in another role than it believes notices at once (AUTH-08).
  ask.headers["x-role-id"] = actor.roleId ?? "";
  // A console that is older than the one served now notices.
  ask.headers["x-console-build"] = o.pages.build;
  const budget = client ? await o.rates.spend(client.clientId, 0, client.costPerMinute) : null;
  const counted = client ? o.rates.client(client.clientId, client.ratePerMinute) : o.rates.user(doerOf(actor).userId);
  const wait = counted instanceof Promise ? await counted : counted;
  if (wait !== null) {
    const cost = budget && { requested: 0, remaining: budget.remaining, resetAt: budget.resetAt };
    return refuse(ask, "09020301", {
      headers: { "retry-after": String(wait) },
      ...(cost ? { extensions: { cost } } : {}),
    });
  }

  const { reference, live, bindable } = o;
  const visit: Visit = { ...who, language, timeZone, traceId, reference, live, bindable };
  if (budget) noteCost(visit, 0, budget);
  const context = equip(visit, {
    upstream: o.upstream,
    ledger,
    ending: ask.left,
    tickets: o.tickets,
    renew: () => session !== undefined && o.sessions.forget(session),
  });
  const began = performance.now();
  const served: ServerContext = { ...context, ask };
  if (!(o.lane && (await byLane(served, o.lane)))) {
    for (const [name, value] of Object.entries(ask.headers)) res.setHeader(name, value);
    await o.graph(req, res, served);
  }
  const name = ask.seen.route === "persisted" ? (ask.seen.operation ?? "unknown") : "own";
  o.metrics.operation(name, (performance.now() - began) / 1000);
}
