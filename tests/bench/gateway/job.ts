import { z } from "zod";

/** What the load asks, how often and over how many connections; an answer of another size is a failure. */
export const Job = z.object({
  url: z.string(),
  headers: z.record(z.string(), z.string()),
  body: z.string(),
  bytes: z.int(),
  connections: z.int(),
  requests: z.int(),
});
export type Job = z.infer<typeof Job>;

/** How it went; times in ms. */
export const Load = z.object({ seconds: z.number(), p50: z.number(), p99: z.number() });
export type Load = z.infer<typeof Load>;

/** What a measured process cost so far: processor time in µs, memory in KiB, the old generation in bytes, promises while they were counted. */
export const Usage = z.object({
  cpu: z.number(),
  rss: z.number(),
  peak: z.number(),
  old: z.number(),
  promises: z.int(),
});
export type Usage = z.infer<typeof Usage>;
