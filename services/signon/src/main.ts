import { stopWith } from "@linehaul/kit/start-failure";
import { stopOnSignal } from "@linehaul/kit/stop";
import { buildSignon } from "./app.ts";
import { parseSignonConfig } from "./config.ts";
import { demoUsers } from "./users.ts";

const read = parseSignonConfig(process.env);
if (!read.ok) stopWith(read.problems.map((problem) => `signon configuration: ${problem}`));
const { HOST, SIGNON_PORT, CAS_URL, SITE_ORIGINS, LOG_LEVEL, TRUST_PROXY } = read.config;

const app = await buildSignon(
  { casUrl: new URL(CAS_URL), sites: SITE_ORIGINS, users: await demoUsers(), now: Date.now },
  { logLevel: LOG_LEVEL, trustProxy: TRUST_PROXY },
);
try {
  await app.listen({ host: HOST, port: SIGNON_PORT });
} catch (error) {
  const why = error instanceof Error ? error.message : String(error);
  stopWith([`signon: can't listen on port ${SIGNON_PORT} (${why}): stop what uses it, or set SIGNON_PORT`]);
}
stopOnSignal(app, { close: () => Promise.resolve() });
