import { z } from "zod";

/**
 * What a service tells of a change, as `GET /events` sends it: the `data` of one SSE message, whose `id` is the event's.
 * A stream begins with a message of event `ready` whose id is the position to resume from; `reset` says that what was asked to
 * resume from is not known any more, so that everything kept must go.
 */
export const ServiceEvent = z.object({
  /** Position in the stream; opaque. */
  id: z.string(),
  /** `<thing>.<what happened>`, e.g. `currency.changed`. */
  type: z.string(),
  /** Id of the thing. */
  subject: z.string(),
  site: z.string().nullable(),
  user: z.string(),
  at: z.iso.datetime(),
  traceId: z.string(),
  data: z.record(z.string(), z.json()),
});
export type ServiceEvent = z.infer<typeof ServiceEvent>;
