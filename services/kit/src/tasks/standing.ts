import { request } from "undici";
import type { z } from "zod";
import { envelope } from "@linehaul/schema/envelope";
import { SERVICE_CODES, type ServiceCode } from "@linehaul/schema/errors";
import type { MenuButton } from "@linehaul/schema/modules";
import { Standing, standingRoutes, type StandingOf } from "@linehaul/schema/permissions/standing";
import { serviceHeaders, type AskingAdmin } from "../caller-service.ts";
import { fail } from "../fail.ts";

/** What a user may now, in a role at a site: asked anew each time, for it is asked seldom and must be true. */
export type StandingSource = (who: z.output<typeof StandingOf>, traceId: string) => Promise<Standing>;

const DEADLINE_MS = 5_000;
const Answer = envelope(Standing);

/** Asks the admin service with a token that is good for that one route. While it can't answer nobody may anything. */
export const standingFromAdmin =
  ({ service, adminUrl, key }: AskingAdmin): StandingSource =>
  async (who, traceId) => {
    const asked = request(new URL(standingRoutes.standing.path, adminUrl), {
      method: standingRoutes.standing.method,
      headers: { ...serviceHeaders(service, key), "content-type": "application/json", "x-trace-id": traceId },
      body: JSON.stringify(who),
      signal: AbortSignal.timeout(DEADLINE_MS),
    });
    const answer = await asked.then(
      async ({ body }) => Answer.safeParse(await body.json()),
      () => undefined,
    );
    if (answer?.data?.result === undefined || answer.data.result === null) throw fail(SERVICE_CODES.away);
    return answer.data.result;
  };

/** Why somebody may not do what needs these buttons, under that row scope; null: he may. */
export function refusalOf(
  standing: Standing,
  { buttons, scope }: { readonly buttons: readonly MenuButton[]; readonly scope: string },
): ServiceCode | null {
  if (!buttons.every((button) => standing.buttons.includes(button))) return SERVICE_CODES.notTaken;
  return standing.scope === scope ? null : SERVICE_CODES.otherScope;
}
