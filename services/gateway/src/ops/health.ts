import { answerJson } from "../http/answer.ts";
import type { Ask } from "../http/ask.ts";
import type { Upstream } from "../upstream/upstream.ts";

const READY_MS = 2_000;

/** `/health/live`: the process answers. */
export const isLive = (ask: Ask): void => answerJson(ask, 200, { status: "up" });

/**
 * `/health/ready`: it can serve. 503 with the reason otherwise. Nobody may anything while the admin service can't be asked, so a gateway is
 * ready when that service answers by the connections that every call takes, and those to no service are stuck (FLT-01).
 */
export async function ready(
  ask: Ask,
  { upstream, stopping }: { readonly upstream: Upstream; readonly stopping: boolean },
): Promise<void> {
  if (stopping) return answerJson(ask, 503, { status: "stopping" });
  const stuck = upstream.stuck();
  if (stuck.length > 0) return answerJson(ask, 503, { status: `connections are stuck: ${stuck.join(", ")}` });
  if (await upstream.isReady("admin", READY_MS)) return answerJson(ask, 200, { status: "ready" });
  answerJson(ask, 503, { status: "admin service unreachable" });
}
