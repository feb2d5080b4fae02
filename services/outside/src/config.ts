import { baseShape, parseConfig, Port, Secret, type Env, type Parsed } from "@linehaul/kit/config";
import { DEMO_KEYS } from "@linehaul/kit/demo-keys";
import { z } from "zod";

const OutsideShape = z.object({
  ...baseShape,
  OUTSIDE_PORT: Port.default(4305),
  /** What the order service signs with. */
  CUSTOMS_KEY: Secret.default(DEMO_KEYS.CUSTOMS_KEY),
  OUTLET_KEY: Secret.default(DEMO_KEYS.OUTLET_KEY),
  /** What the customer service signs with. */
  BDUS_KEY: Secret.default(DEMO_KEYS.BDUS_KEY),
  MAIL_KEY: Secret.default(DEMO_KEYS.MAIL_KEY),
});
export type OutsideConfig = z.infer<typeof OutsideShape>;

/** PRD refuses it as a whole: what is sent here nobody has. */
export function parseOutsideConfig(env: Env): Parsed<OutsideConfig> {
  const read = parseConfig(OutsideShape, env);
  if (!read.ok || read.config.ENVIRONMENT !== "PRD") return read;
  return {
    ok: false,
    problems: [
      "ENVIRONMENT: PRD refuses the systems that stand in for others; point CUSTOMS_URL at the customs system, OUTLET_URL at the outlets', BDUS_URL at the international customer system, SMTP_URL at a mail server",
    ],
  };
}
