import { baseShape, parseConfig, Port, type Parsed } from "@linehaul/kit/config";
import { localOrigins, SiteOrigins } from "@linehaul/kit/site-origins";
import { z } from "zod";

const GATEWAY_PORT = 4300;
const SIGNON_PORT = 4304;

export const SignonShape = z.object({
  ...baseShape,
  SIGNON_PORT: Port.default(SIGNON_PORT),
  /** What browsers open. */
  CAS_URL: z
    .url({ protocol: /^https?$/, message: "must be an http(s) address" })
    .default(`http://sso.localhost:${SIGNON_PORT}/cas`),
  SITE_ORIGINS: SiteOrigins.prefault(localOrigins(GATEWAY_PORT)),
  /** Behind a proxy that is trusted, its X-Forwarded-For says who tries to sign in. */
  TRUST_PROXY: z.stringbool().default(false),
});
export type SignonConfig = z.infer<typeof SignonShape>;

/** PRD refuses the sign-on as a whole: its users and their password are public. */
export function parseSignonConfig(env: Readonly<Record<string, string | undefined>>): Parsed<SignonConfig> {
  const read = parseConfig(SignonShape, env);
  if (!read.ok || read.config.ENVIRONMENT !== "PRD") return read;
  return {
    ok: false,
    problems: [
      "ENVIRONMENT: PRD refuses the demo sign-on, as its users are public; point CAS_URL at your own CAS server",
    ],
  };
}
