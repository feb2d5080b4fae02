import type { GatewayCode } from "@linehaul/schema/errors";
import { authClientRoutes, TOKEN_SECONDS } from "@linehaul/schema/sync/auth-client";
import { z } from "zod";
import type { Ask } from "../http/ask.ts";
import { readJson } from "../http/body.ts";
import { fail, succeed } from "../http/envelope.ts";
import type { Door } from "../rates/door.ts";
import { atDoor } from "../signin/at-door.ts";
import { callAsGateway } from "../upstream/system.ts";
import type { Upstream } from "../upstream/upstream.ts";

interface Options {
  readonly upstream: Upstream;
  readonly door: Door;
}

const Body = z.object({ appKey: z.string().min(1).max(200), appSecret: z.string().min(1).max(200) });

/**
 * `POST /apis-auth/token` (AUTH-13): key and secret of an authentication client for a bearer token of 10 minutes. 09020110 for a wrong
 * key or secret (which of them, nobody is told), 09020103 for a client that is disabled, 09020701 for anything but the two, 09020301 to an
 * address that was refused too often (SEC-13).
 */
export const issueToken = (ask: Ask, o: Options): Promise<void> =>
  atDoor(
    ask,
    o.door,
    () => issue(ask, o),
    (headers) => fail(ask, "09020301", { headers }),
  );

/** Answers; whether it refused. */
async function issue(ask: Ask, { upstream }: Options): Promise<boolean> {
  const refuse = (code: GatewayCode): true => {
    fail(ask, code);
    return true;
  };
  const parsed = Body.safeParse(await readJson(ask.req).catch(() => null));
  if (!parsed.success) return refuse("09020701");
  const { site, language, traceId, ledger, address } = ask;
  const body = { ...parsed.data, address: address.slice(0, 64) };
  const opened = await callAsGateway(upstream, authClientRoutes.token, { body }, { site, language, traceId, ledger });
  if (!opened.opened) return refuse(opened.reason === "disabled" ? "09020103" : "09020110");
  ask.seen.user = `client:${opened.name}`;
  const { token, expiresAt } = opened;
  succeed(ask, { token, tokenType: "Bearer", expiresIn: TOKEN_SECONDS, expiresAt }, { value: "ok" });
  return false;
}
