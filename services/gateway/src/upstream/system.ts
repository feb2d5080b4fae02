import { NO_SCOPE, type Caller } from "@linehaul/kit/caller";
import type { Route, RouteInput, RouteResult } from "@linehaul/schema/route";
import { DEFAULT_LANGUAGE, DEFAULT_SITE, SITES, type SiteCode } from "@linehaul/schema/sites";
import { DEADLINE_MS } from "./deadline.ts";
import { endsAfter, type Ending } from "./ending.ts";
import type { Ledger } from "./ledger.ts";
import type { Upstream } from "./upstream.ts";

/** A route that the gateway itself may call. */
export type GatewayRoute<R extends Route> = "GATEWAY" extends R["may"][number] ? R : never;

/** What of the request, if any, a call of the gateway's own belongs to. */
export interface Within {
  readonly site?: SiteCode;
  readonly language?: string;
  readonly traceId: string;
  readonly ending?: Ending;
  readonly ledger?: Ledger;
}

const gatewayCaller = (site: SiteCode): Omit<Caller, "aud"> => ({
  user: "gateway",
  userName: "gateway",
  role: null,
  site,
  button: "GATEWAY",
  scope: NO_SCOPE,
});

/** A call in the gateway's own name: session check, reference data. Only routes that take `GATEWAY` compile. */
export function callAsGateway<R extends Route>(
  upstream: Upstream,
  route: R & GatewayRoute<R>,
  input: RouteInput<R>,
  { site = DEFAULT_SITE, language = DEFAULT_LANGUAGE, traceId, ending, ledger = [] }: Within,
): Promise<RouteResult<R>> {
  return upstream.call<R>(route, input, {
    caller: gatewayCaller(site),
    language,
    timeZone: SITES[site].timeZone,
    traceId,
    ending: ending ?? endsAfter(DEADLINE_MS),
    ledger,
  });
}
