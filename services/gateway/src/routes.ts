import type { AppCredentials, GatewayConfig } from "./config/config.ts";
import type { Console } from "./console/console.ts";
import { isFile, serveFile } from "./files/serve.ts";
import { takeFile } from "./files/take.ts";
import type { Tickets } from "./tickets/tickets.ts";
import type { GraphiqlPage } from "./graphiql/page.ts";
import { serveOperation } from "./graphiql/operation.ts";
import { serveGraphiql } from "./graphiql/serve.ts";
import { answer, redirect } from "./http/answer.ts";
import type { Live } from "./events/live.ts";
import type { Ask } from "./http/ask.ts";
import { isBackChannel, isGateways } from "./http/own-page.ts";
import { isLive, ready } from "./ops/health.ts";
import type { GatewayMetrics } from "./ops/metrics.ts";
import type { Rates } from "./rates/rates.ts";
import type { Reference } from "./reference/reference.ts";
import { serveGraph } from "./server/serve-graph.ts";
import type { Lane } from "./server/lane.ts";
import type { GraphServer } from "./server/yoga.ts";
import type { Sessions } from "./session/sessions.ts";
import type { Bindable } from "./access/bindable.ts";
import type { Operations } from "./compiled/read-operations.ts";
import type { Clients } from "./clients/clients.ts";
import { issueToken } from "./clients/token.ts";
import { beginHere } from "./signin/begun.ts";
import { checkToken } from "./signin/check-token.ts";
import { exchangeTicket } from "./signin/exchange.ts";
import type { LoginRecorder } from "./signin/login-recorder.ts";
import { logout, logoutByForm } from "./signin/logout.ts";
import { singleLogout } from "./signin/single-logout.ts";
import type { SiteCode } from "@linehaul/schema/sites";
import type { Upstream } from "./upstream/upstream.ts";

export interface Parts {
  readonly config: GatewayConfig;
  readonly apps: Readonly<Record<SiteCode, AppCredentials>>;
  readonly upstream: Upstream;
  readonly sessions: Sessions;
  readonly clients: Clients;
  readonly bindable: Bindable;
  readonly reference: Reference;
  readonly live: Live;
  readonly rates: Rates;
  readonly metrics: GatewayMetrics;
  readonly logins: LoginRecorder;
  readonly tickets: Tickets;
  readonly graph: GraphServer;
  readonly lane: Lane | null;
  readonly pages: Console;
  readonly operations: Operations;
  readonly graphiqlPage: () => Promise<GraphiqlPage>;
  readonly deadlineMs: number;
  readonly state: { readonly stopping: boolean };
}

export type Handler = (ask: Ask) => void | Promise<void>;
/** A route's name for logs and metrics, and what serves it. */
type Routed = readonly [name: string, handle: Handler];

/** Which handler an address has. What is no address of the gateway's own is the console's. */
export function routes(parts: Parts): (ask: Ask) => Routed {
  const { config, upstream, sessions, logins } = parts;
  const { door } = parts.rates;
  const exact: Readonly<Record<string, Routed>> = {
    "POST /apis-auth/login/cas": [
      "sign-in",
      (ask) => exchangeTicket(ask, { config, app: parts.apps[ask.site], upstream, logins, door }),
    ],
    "POST /apis-auth/token": ["token", (ask) => issueToken(ask, { upstream, door })],
    "GET /apis-auth/login/check_token": ["check-token", (ask) => checkToken(ask, { config, sessions, door })],
    "GET /apis-auth/login/begin": ["sign-in", (ask) => beginHere(ask, config)],
    "GET /apis-auth/login/logout": ["logout", (ask) => logout(ask, { config, sessions, upstream })],
    "POST /apis-auth/login/logout": ["logout", (ask) => logoutByForm(ask, { config, sessions, upstream })],
    "GET /graphiql": [
      "graphiql",
      (ask) => serveGraphiql(ask, { config, sessions, upstream, logins, door, page: parts.graphiqlPage }),
    ],
    "GET /graphiql/operation": ["graphiql", (ask) => serveOperation(ask, parts)],
    "GET /health/live": ["health", isLive],
    "GET /health/ready": ["health", (ask) => ready(ask, { upstream, stopping: parts.state.stopping })],
    "GET /": ["static", (ask) => redirect(ask, `/admin${ask.search().size > 0 ? `?${ask.search().toString()}` : ""}`)],
  };
  const graph: Routed = ["graphql", (ask) => serveGraph(ask, parts)];
  const files: Routed = ["static", (ask) => parts.pages.serve(ask)];
  const ticketed: Routed = ["file", (ask) => serveFile(ask, parts)];
  const taken: Routed = ["upload", (ask) => takeFile(ask, parts)];
  const backChannel: Routed = ["single-logout", (ask) => singleLogout(ask, { upstream, door: parts.rates.backDoor })];
  const nothing: Routed = ["none", (ask) => answer(ask, 404, "text/plain; charset=utf-8", "Not found.")];

  return (ask) => {
    if (ask.path === "/graphql") return graph;
    const method = ask.req.method === "HEAD" ? "GET" : ask.req.method;
    const own = exact[`${method} ${ask.path}`];
    if (own) return own;
    if (ask.req.method === "GET" && isFile(ask.path)) return ticketed;
    if (ask.req.method === "PUT" && isFile(ask.path)) return taken;
    if (isBackChannel(ask)) return backChannel;
    return method === "GET" && !isGateways(ask.path) ? files : nothing;
  };
}
