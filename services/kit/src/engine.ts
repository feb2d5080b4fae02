/**
 * How the engine is told to run a process of Linehaul. A young generation of 2 × 16 MB in place of 2 × 64: an answer is garbage when it is sent, so
 * a larger one holds memory and little else. And no site of the code may be taken for one whose objects live long: the engine decides
 * that while it warms up, when whatever is in flight looks as if it stayed, and from then on each request waits in the old generation for a full
 * collection. Measured by `npm run bench`: README, *Benchmarks*.
 */
export const ENGINE: readonly string[] = ["--max-semi-space-size=16", "--no-allocation-site-pretenuring"];
