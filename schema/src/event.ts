import { z } from "zod";
import { Json } from "./json.ts";

/**
 * What a service tells of a change, as `GET /events` sends it: the `data` of one SSE message, whose `id` is the event's.
 * A stream begins with a message of event `ready` whose id is the position to resume from; `reset` says that what was asked to
 * resume from is not known any more, so that everything kept must go.
 */
export const ServiceEvent = z.object({
  id: z.string().describe("Position in the stream; opaque."),
  type: z.string().describe("`<thing>.<what happened>`, e.g. `currency.changed`."),
  subject: z.string().describe("Id of the thing."),
  site: z.string().nullable().describe("At which site; null for what is common to the sites."),
  user: z.string().describe("Id of who did it."),
  at: z.iso.datetime().describe("When."),
  traceId: z.string().describe("Of the request; stands in every log line of it."),
  data: z.record(z.string(), Json).describe("What the listeners of this type need beside it."),
});
export type ServiceEvent = z.infer<typeof ServiceEvent>;
