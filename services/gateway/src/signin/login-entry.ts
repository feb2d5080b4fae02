import { newId } from "@linehaul/kit/ids";
import type { LoginEntry, LoginFailure } from "@linehaul/schema/accounts/login-log";
import { GatewayError } from "../errors/gateway-error.ts";
import type { LoginRecorder } from "./login-recorder.ts";
import type { Ask } from "../http/ask.ts";

/** What is known of an exchange while it is under way. */
export interface Tried {
  /** Whom the sign-on vouched for; null until it has. */
  userCode: string | null;
  source: LoginEntry["source"];
}

/** An exchange as the login log keeps it; `failure` null: it succeeded. */
const loginEntry = (ask: Ask, { userCode, source }: Tried, failure: LoginFailure | null): LoginEntry => ({
  id: newId(),
  at: new Date().toISOString(),
  site: ask.site,
  userCode,
  address: ask.address.slice(0, 64),
  source,
  failure,
  traceId: ask.traceId,
});

/** Why an exchange that threw has failed. */
const failureOf = (error: unknown): LoginFailure =>
  error instanceof GatewayError && error.code === "09020701" ? "BAD_REQUEST" : "UNREACHABLE";

/**
 * Runs an exchange, which answers why it failed or null; the login log hears of it however it ends (SYS-06). Answers whether it was refused,
 * in place of not having been possible.
 */
export async function recorded(
  ask: Ask,
  logins: LoginRecorder,
  exchange: (tried: Tried) => Promise<LoginFailure | null>,
): Promise<boolean> {
  const tried: Tried = { userCode: null, source: "CONSOLE" };
  try {
    const failure = await exchange(tried);
    logins.record(loginEntry(ask, tried, failure));
    return failure !== null && failure !== "UNREACHABLE";
  } catch (error) {
    logins.record(loginEntry(ask, tried, failureOf(error)));
    throw error;
  }
}
