import { bearer } from "@linehaul/kit/caller";
import { equip } from "../access/grant.ts";
import { doerOf, seenOf } from "../access/caller.ts";
import type { Visit } from "../access/visit.ts";
import type { Bindable } from "../clients/bindable.ts";
import type { Clients } from "../clients/clients.ts";
import { noteCost } from "../clients/cost.ts";
import type { Live } from "../events/live.ts";
import type { Console } from "../console/console.ts";
import type { Tickets } from "../files/tickets.ts";
import { refuse } from "../http/answer.ts";
import { header, type Ask } from "../http/ask.ts";
import { hasBody, saysTooLarge } from "../http/body.ts";
import { chosenRole } from "../http/role.ts";
import { sessionToken } from "../http/session-cookie.ts";
import type { GatewayMetrics } from "../ops/metrics.ts";
import type { Rates } from "../rates/rates.ts";
import type { Reference } from "../reference/reference.ts";
import type { Sessions } from "../session/sessions.ts";
import { deadline } from "../upstream/deadline.ts";
import type { Upstream } from "../upstream/upstream.ts";
import type { GraphServer } from "./yoga.ts";

interface Options {
  readonly graph: GraphServer;
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

/** `/graphql`: session or client, rate and size come first, so that a refused request costs no call; then the graph, in 20 s in all. */
export async function serveGraph(ask: Ask, o: Options): Promise<void> {
  if (saysTooLarge(ask.req)) return refuse(ask, "09020701", { status: 413, headers: { connection: "close" } });
  if (ask.req.method === "POST" && !hasBody(ask.req)) return refuse(ask, "09020701");
  const { traceId, language, timeZone, ledger, req, res, site } = ask;
  const signal = deadline(ask.left, o.deadlineMs);
  const within = { traceId, language, ledger, signal };
  const token = bearer(header(req, "authorization"));
  const session = sessionToken(req, ask.origin);
  const who: Who =
    token === undefined
      ? { actor: await o.sessions.actorOf(session, site, chosenRole(req), within), client: null }
      : await o.clients.of(token, site, within);
  const { actor, client } = who;
  Object.assign(ask.seen, seenOf(actor));
  // A client that works in another role than it believes notices at once (AUTH-08).
  res.setHeader("x-role-id", actor.roleId ?? "");
  // A console that is older than the one served now notices.
  res.setHeader("x-console-build", o.pages.build);
  const budget = client ? await o.rates.spend(client.clientId, 0, client.costPerMinute) : null;
  const wait = client
    ? await o.rates.client(client.clientId, client.ratePerMinute)
    : await o.rates.user(doerOf(actor).userId);
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
    signal,
    tickets: o.tickets,
    renew: () => session !== undefined && o.sessions.forget(session),
  });
  const began = performance.now();
  await o.graph(req, res, { ...context, ask });
  const name = ask.seen.route === "persisted" ? (ask.seen.operation ?? "unknown") : "own";
  o.metrics.operation(name, (performance.now() - began) / 1000);
}
