import type { KeyObject } from "node:crypto";
import type { FastifyRequest } from "fastify";
import { SERVICE_CODES } from "@linehaul/schema/errors";
import type { Route, Service } from "@linehaul/schema/route";
import { bearer, verifyCaller, type Caller, type Verified } from "./caller.ts";
import { fail } from "./fail.ts";

const callers = new WeakMap<FastifyRequest, Caller>();

/** A service's own key: what it signs is taken in its own name alone (SEC-08). */
export interface ServiceKey {
  readonly key: KeyObject;
  readonly signer: Service;
}
interface Gate {
  readonly service: Caller["aud"];
  readonly key: KeyObject;
  readonly also: readonly ServiceKey[];
  readonly route: Pick<Route, "may" | "safe" | "file" | "whileViewing">;
}

/** Whoever views as another user may read, and stop: a file leaves the house, so it counts as more. */
const isForViewers = ({ safe, file, whileViewing }: Gate["route"]): boolean =>
  whileViewing === true || (safe === true && file !== true);

/** The caller of a token that the gateway signed, or a service in its own name. */
function verified({ service, key, also }: Gate, token: string | undefined): Verified {
  const byGateway = verifyCaller([key], service, token);
  const byServices = also.map((other): Verified => {
    const found = verifyCaller([other.key], service, token);
    const isForged = found.ok && found.caller.user !== other.signer;
    return isForged ? { ok: false, code: SERVICE_CODES.callerForged } : found;
  });
  return [byGateway, ...byServices].find((one) => one.ok || one.code !== SERVICE_CODES.callerForged) ?? byGateway;
}

/** Runs before the body is read: a caller without a valid token, or with another button, is told nothing else. */
export const admit =
  (gate: Gate) =>
  async (request: FastifyRequest): Promise<void> => {
    const { route } = gate;
    const found = verified(gate, bearer(request.headers.authorization));
    if (!found.ok) throw fail(found.code);
    const { caller } = found;
    callers.set(request, caller);
    if (!route.may.includes(caller.button)) throw fail(SERVICE_CODES.notTaken);
    if (caller.viewedBy !== undefined && !isForViewers(route)) throw fail(SERVICE_CODES.readOnly);
  };

/** The caller that `admit` let in. */
export function callerOf(request: FastifyRequest): Caller {
  const caller = callers.get(request);
  if (!caller) throw new Error("a route without admission");
  return caller;
}

/** Who really asks, for what is recorded: somebody who views as another user is not he, and works in none of his roles. */
export const doerOf = ({ viewedBy, ...caller }: Caller): Caller =>
  viewedBy === undefined ? caller : { ...caller, ...viewedBy, role: null };

/** Of a request that was let in for somebody who views as another user: both, for its log line. */
export function viewerIn(request: FastifyRequest): { readonly user: string; readonly viewingAs: string } | undefined {
  const caller = callers.get(request);
  return caller?.viewedBy && { user: caller.viewedBy.userName, viewingAs: caller.userName };
}
