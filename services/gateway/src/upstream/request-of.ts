import type { KeyObject } from "node:crypto";
import { signCaller } from "@linehaul/kit/caller";
import { cleanHeaders } from "@linehaul/kit/outgoing-text";
import type { Route } from "@linehaul/schema/route";
import type { Exchange } from "./exchange.ts";
import { fileHeaders, type SentFile } from "./send-file.ts";
import { target, type Parts } from "./target.ts";
import type { CallFor } from "./upstream.ts";

/** AUTH-12, and a token that stands for this one call. */
const textsOf = (key: KeyObject, { service }: Route, { body }: Parts, by: CallFor): Record<string, string> => ({
  authorization: `Bearer ${signCaller(key, { ...by.caller, aud: service })}`,
  "accept-language": by.language,
  "x-trace-id": by.traceId,
  "x-time-zone": by.timeZone,
  "x-site": by.caller.site,
  ...(by.caller.role === null ? {} : { "x-role-id": by.caller.role }),
  ...(body === undefined ? {} : { "content-type": "application/json" }),
  ...(by.idempotencyKey === undefined ? {} : { "idempotency-key": by.idempotencyKey }),
});

/** A call as it is sent. Throws 09020701 for a text that no address can hold, and an Error for a header that nobody may send. */
export function requestOf(key: KeyObject, route: Route, input: Parts, by: CallFor, file?: SentFile): Exchange {
  const headers = cleanHeaders({ ...textsOf(key, route, input, by), ...(file && fileHeaders(file)) });
  if (file) return { method: route.method, path: target(route, input), headers, body: file.body };
  const body = input.body === undefined ? null : JSON.stringify(input.body);
  return { method: route.method, path: target(route, input), headers, body };
}
