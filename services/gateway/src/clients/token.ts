import { authClientRoutes, TOKEN_SECONDS } from "@linehaul/schema/sync/auth-client";
import { z } from "zod";
import type { Ask } from "../http/ask.ts";
import { readJson } from "../http/body.ts";
import { fail, succeed } from "../http/envelope.ts";
import { callAsGateway } from "../upstream/system.ts";
import type { Upstream } from "../upstream/upstream.ts";

const Body = z.object({ appKey: z.string().min(1).max(200), appSecret: z.string().min(1).max(200) });

/**
 * `POST /apis-auth/token` (AUTH-13): key and secret of an authentication client for a bearer token of 10 minutes. 09020110 for a wrong
 * key or secret (which of them, nobody is told), 09020103 for a client that is disabled, 09020701 for anything but the two.
 */
export async function issueToken(ask: Ask, { upstream }: { readonly upstream: Upstream }): Promise<void> {
  const parsed = Body.safeParse(await readJson(ask.req));
  if (!parsed.success) return fail(ask, "09020701");
  const { site, language, traceId, ledger, address } = ask;
  const body = { ...parsed.data, address: address.slice(0, 64) };
  const opened = await callAsGateway(upstream, authClientRoutes.token, { body }, { site, language, traceId, ledger });
  if (!opened.opened) return fail(ask, opened.reason === "disabled" ? "09020103" : "09020110");
  ask.seen.user = `client:${opened.name}`;
  const { token, expiresAt } = opened;
  succeed(ask, { token, tokenType: "Bearer", expiresIn: TOKEN_SECONDS, expiresAt }, { value: "ok" });
}
