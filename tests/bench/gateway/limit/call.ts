import { isEnvelope } from "@linehaul/gateway/upstream/unwrap";
import { callerKey, signCaller, type Caller } from "@linehaul/kit/caller";
import { DEMO_KEYS } from "@linehaul/kit/demo-keys";
import type { Button } from "@linehaul/schema/modules";
import type { Route, RouteInput, RouteResult, Service } from "@linehaul/schema/route";
import { Pool } from "undici";

const required = (name: string): string => {
  const value = process.env[name];
  if (value === undefined) throw new Error(`${name} is missing`);
  return value;
};
/** As many sockets as the gateway has. */
const pool = (url: string) => new Pool(url, { connections: 64, pipelining: 1 });
const LINES = {
  admin: { pool: pool(required("ADMIN_URL")), key: callerKey(DEMO_KEYS.CALLER_KEY_ADMIN) },
  customer: { pool: pool(required("CUSTOMER_URL")), key: callerKey(DEMO_KEYS.CALLER_KEY_CUSTOMER) },
  order: { pool: pool(required("ORDER_URL")), key: callerKey(DEMO_KEYS.CALLER_KEY_ORDER) },
} satisfies Record<Service, object>;

/** On whose behalf calls are made; each names its own service and button. */
export type Behalf = Omit<Caller, "aud" | "button">;
/** What of a request its calls pass on. */
export interface From {
  readonly caller: Behalf;
  readonly language: string;
  readonly timeZone: string;
  readonly traceId: string;
}

/** One call that a service would take, with nothing around it. */
export async function call<R extends Route>(
  route: R,
  button: Button,
  { body }: RouteInput<R> & { readonly body?: unknown },
  { caller, language, timeZone, traceId }: From,
  idempotencyKey?: string,
): Promise<RouteResult<R>> {
  const { pool: line, key } = LINES[route.service];
  const answer = await line.request({
    method: route.method,
    path: route.path,
    headers: {
      authorization: `Bearer ${signCaller(key, { ...caller, button, aud: route.service })}`,
      "accept-language": language,
      "x-trace-id": traceId,
      "x-time-zone": timeZone,
      "x-site": caller.site,
      ...(caller.role === null ? {} : { "x-role-id": caller.role }),
      ...(body === undefined ? {} : { "content-type": "application/json" }),
      ...(idempotencyKey === undefined ? {} : { "idempotency-key": idempotencyKey }),
    },
    body: body === undefined ? null : JSON.stringify(body),
  });
  const envelope: unknown = await answer.body.json();
  if (!isEnvelope(route, envelope) || envelope.result === undefined) throw new Error(`${route.path} failed`);
  return envelope.result;
}
