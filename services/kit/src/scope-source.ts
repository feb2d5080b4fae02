import { request } from "undici";
import { envelope } from "@linehaul/schema/envelope";
import { SERVICE_CODES } from "@linehaul/schema/errors";
import { sessionRoutes } from "@linehaul/schema/permissions/session";
import { NO_ROWS, RowScope } from "@linehaul/schema/scope";
import { NO_SCOPE } from "./caller.ts";
import { serviceHeaders, type AskingAdmin } from "./caller-service.ts";
import { fail, type ServiceFailure } from "./fail.ts";
import { pathPart } from "./outgoing-text.ts";

/** Row scopes by version. */
export type ScopeSource = (version: string, traceId: string) => Promise<RowScope>;

const KEPT = 10_000;
const DEADLINE_MS = 5_000;
const Answer = envelope(RowScope);

/** Whoever names a version that there is not is at fault (FLT-04). */
export const unknownVersion = (): ServiceFailure =>
  fail(SERVICE_CODES.invalid, { fields: [{ path: ["version"], key: "invalid", params: {} }] });

/** Asks the admin service with a token that is good for that one route. */
export const scopeFromAdmin =
  ({ service, adminUrl, key }: AskingAdmin): ScopeSource =>
  async (version, traceId) => {
    const asked = pathPart(version);
    if (asked === null) throw unknownVersion();
    const path = sessionRoutes.scope.path.replace(":version", asked);
    const { body } = await request(new URL(path, adminUrl), {
      headers: { ...serviceHeaders(service, key), "x-trace-id": traceId },
      signal: AbortSignal.timeout(DEADLINE_MS),
    });
    const answer = Answer.parse(await body.json());
    if (answer.code === SERVICE_CODES.notFound || answer.code === SERVICE_CODES.invalid) throw unknownVersion();
    if (answer.code !== SERVICE_CODES.ok || answer.result === undefined)
      throw new Error(`the admin service refused a row scope: ${answer.code}`);
    return answer.result;
  };

/** A version never changes, so it is kept; the least recently used go first. A failure is not kept. */
export function keptScopes(source: ScopeSource, limit = KEPT): ScopeSource {
  const kept = new Map<string, Promise<RowScope>>();
  return (version, traceId) => {
    if (version === NO_SCOPE) return Promise.resolve(NO_ROWS);
    const found = kept.get(version);
    const scope = found ?? source(version, traceId);
    kept.delete(version);
    kept.set(version, scope);
    if (!found) {
      scope.catch(() => kept.delete(version));
      if (kept.size > limit) for (const oldest of kept.keys()) if (kept.size > limit) kept.delete(oldest);
    }
    return scope;
  };
}
