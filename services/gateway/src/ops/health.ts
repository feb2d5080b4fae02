import { request } from "undici";
import type { Ask } from "../http/ask.ts";
import { answerJson } from "../http/answer.ts";

const READY_MS = 2_000;

/** Nobody may anything while the admin service can't be asked, so a gateway is ready when that service is. */
async function adminIsReady(adminUrl: string): Promise<boolean> {
  try {
    const { statusCode, body } = await request(`${adminUrl}/health/ready`, { signal: AbortSignal.timeout(READY_MS) });
    await body.dump();
    return statusCode === 200;
  } catch {
    return false;
  }
}

/** `/health/live`: the process answers. */
export const isLive = (ask: Ask): void => answerJson(ask, 200, { status: "up" });

/** `/health/ready`: it can serve. 503 with the reason otherwise. */
export async function ready(ask: Ask, o: { adminUrl: string; stopping: boolean }): Promise<void> {
  if (o.stopping) return answerJson(ask, 503, { status: "stopping" });
  if (await adminIsReady(o.adminUrl)) return answerJson(ask, 200, { status: "ready" });
  answerJson(ask, 503, { status: "admin service unreachable" });
}
