import type { Envelope } from "@linehaul/schema/envelope";
import { SERVICE_CODES, type GatewayCode } from "@linehaul/schema/errors";
import type { Route, RouteResult } from "@linehaul/schema/route";
import { GatewayError, readOnly } from "../errors/gateway-error.ts";
import { Refusal } from "../errors/refusal.ts";

/** The envelope is checked; that `result` is what the route says is the service's promise, kept by its own schemas and the contract tests. */
export const isEnvelope = <R extends Route>(_route: R, body: unknown): body is Envelope<RouteResult<R>> =>
  typeof body === "object" && body !== null && "code" in body && typeof body.code === "number";

/** Codes that no user can mend, and what they are to him. */
const FAILURES: Readonly<Record<number, GatewayCode>> = {
  [SERVICE_CODES.noCaller]: "09020401",
  [SERVICE_CODES.callerForged]: "09020402",
  [SERVICE_CODES.callerExpired]: "09020403",
  [SERVICE_CODES.notTaken]: "09020203",
  [SERVICE_CODES.badPage]: "09020701",
  [SERVICE_CODES.tooLarge]: "09020701",
  [SERVICE_CODES.tooOften]: "09020301",
  [SERVICE_CODES.broken]: "09020000",
  [SERVICE_CODES.away]: "09020501",
  [SERVICE_CODES.late]: "09020502",
};

/** Did the service refuse the gateway itself? Then gateway and service disagree, and an operator must hear of it. */
export const isDisagreement = (code: number): boolean =>
  code === SERVICE_CODES.notTaken || code === SERVICE_CODES.readOnly || (code >= 401_000 && code < 402_000);

/** What stands behind a service may be away while the service is there: it says so itself. */
const BEHIND: ReadonlySet<number> = new Set([SERVICE_CODES.scannerAway, SERVICE_CODES.storageAway]);
/** Does the service say that it can't answer anybody? */
export const isNotReady = (
  route: Route,
  { status, body }: { readonly status: number; readonly body: unknown },
): boolean => status === 503 && !(isEnvelope(route, body) && BEHIND.has(body.code));

const nullable = new WeakMap<Route, boolean>();
/** May the route answer that there is nothing? Asked of its contract, once. */
function mayAnswerNull(route: Route): boolean {
  const known = nullable.get(route) ?? route.result.safeParse(null).success;
  nullable.set(route, known);
  return known;
}

/** The result of an answer; throws Refusal for what the user can mend, GatewayError for the rest: an answer of nothing is one where the contract has it (FLT-03). */
export function unwrap<T>(route: Route, envelope: Envelope<T>): T {
  const { code, msg, result, fields, detail } = envelope;
  if (code === SERVICE_CODES.ok) {
    if (result === undefined || (result === null && !mayAnswerNull(route)))
      throw new GatewayError("09020000", { cause: "an answer without a result" });
    return result;
  }
  if (code === SERVICE_CODES.readOnly) throw readOnly();
  const failure = FAILURES[code];
  throw failure === undefined
    ? new Refusal(code, { fields, detail, said: msg })
    : new GatewayError(failure, { cause: envelope, ...(failure === "09020301" && { detail }) });
}
