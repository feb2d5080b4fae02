import type { ServiceEvent } from "@linehaul/schema/event";
import { pino } from "pino";
import type { Follower, Topic } from "../access/changes.ts";
import { createLive } from "../events/live.ts";
import { createRates } from "../rates/rates.ts";

/** An event of a service, at no site unless told. */
export const event = (type: string, site: string | null = null, data: ServiceEvent["data"] = {}): ServiceEvent => ({
  id: "1.1",
  type,
  subject: "s",
  site,
  user: "u",
  at: "2026-01-01T00:00:00.000Z",
  traceId: "t",
  data,
});

/** Who follows at MY. */
export const WHO = {
  sessionId: "s1",
  endsAt: "2099-01-01T00:00:00.000Z",
  site: "MY",
  userId: "u1",
  roles: [{ roleId: "r1" }],
  viewedBy: null,
  isClient: false,
} as const;
/** Places of streams, counted in this process. */
export const rates = () => createRates({ perUser: 1, perAddress: 1, log: pino({ level: "silent" }) });
/** What gathers for a millisecond. */
export const make = (lifeMs = 60_000) => createLive({ rates: rates(), restMs: 1, lifeMs });

/** What a follower of MY is told, in order. */
export async function follow(
  topics: readonly Topic[],
  { lifeMs = 60_000, ...over }: Partial<Follower> & { lifeMs?: number } = {},
) {
  const live = make(lifeMs);
  const told: (readonly Topic[])[] = [];
  const stream = await live.follow({ ...WHO, ...over }, topics);
  const ended = (async () => {
    for await (const changed of stream) told.push(changed);
  })();
  return { live, told, ended };
}
