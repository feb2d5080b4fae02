import { Agent } from "node:http";
import { rowScope } from "@linehaul/admin/permissions/session/table";
import { NO_SCOPE } from "@linehaul/kit/caller";
import { fixedId } from "@linehaul/kit/ids";
import { callerHeaders } from "@linehaul/kit/testing/service";
import { envelope } from "@linehaul/schema/envelope";
import { SERVICE_CODES } from "@linehaul/schema/errors";
import { z } from "zod";
import { startHouse } from "../../house/house.ts";
import { signIn } from "../../house/visitor.ts";
import { faultsIn, faultsOf } from "../judge.ts";
import type { Target } from "../loop.ts";
import { subjectsWith, type Call } from "./requests.ts";
import { send, type Heard } from "./send.ts";

const Refusal = envelope(z.unknown());
const CODES: ReadonlySet<number> = new Set(Object.values(SERVICE_CODES));

/** What is wrong with an answer of a service: a refusal is an envelope with a code of the catalogue and the answer's own trace id. */
function faultsInAnswer({ status, traceId, type, text }: Heard): string[] {
  if (status < 400) return faultsOf(status, "");
  const own = faultsOf(status, text);
  // HEAD is answered without one.
  if (text === "") return own;
  const read = type.includes("json") ? Refusal.safeParse(JSON.parse(text)).data : undefined;
  if (!read) return [...own, `a refusal ${status} that is no envelope: ${type} ${text.slice(0, 200)}`];
  return [
    ...own,
    ...(CODES.has(read.code) && read.code !== SERVICE_CODES.ok ? [] : [`the code ${read.code} with status ${status}`]),
    ...(read.traceId === traceId && traceId !== ""
      ? []
      : [`the trace id ${read.traceId} is not the answer's ${traceId}`]),
  ];
}

/** The services behind a gateway that is used for nothing but signing in: it makes row scopes. */
export async function restTarget(): Promise<Target<Call>> {
  const house = await startHouse();
  for (const name of ["admin", "support", "reviewer.my"]) await signIn(house, name);
  const scopes = await house.services.admin.db
    .select({ version: rowScope.version })
    .from(rowScope)
    .orderBy(rowScope.version);
  const agent = new Agent({ keepAlive: true });
  const health = { method: "GET", path: "/health/ready", headers: {}, body: "" };
  return {
    subjects: subjectsWith([NO_SCOPE, ...scopes.map(({ version }) => version)]),
    async ask({ service, by, headers, ...sent }) {
      const { url } = house.services[service];
      const { button, userName, ...caller } = by;
      const user = { ...caller, userName, user: fixedId("user", userName), role: fixedId("role", "ADMINISTRATOR") };
      const signed = callerHeaders(service, button, user);
      const heard = await send(agent, url, {
        ...sent,
        headers: { "content-type": "application/json", ...headers, ...signed },
      });
      const { status } = await send(agent, url, health);
      return [...faultsInAnswer(heard), ...(status === 200 ? [] : [`the service is not ready: ${status}`])];
    },
    async settle() {
      const logs = Object.values(house.services).map(({ log }) => log());
      house.forget();
      return logs.flatMap(faultsIn);
    },
    async close() {
      agent.destroy();
      await house.close();
    },
  };
}
