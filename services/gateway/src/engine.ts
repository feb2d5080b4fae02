/**
 * How the engine is told to run the gateway; the benchmark tells the same (README, *Benchmarks*).
 * - A young generation of 2 × 16 MB in place of 2 × 64: an answer is garbage when it is sent, so a larger one holds memory and little else.
 * - No site of the code is taken for one whose objects live long. The engine decides that while it warms up, when whatever is in flight looks as if it
 *   stayed, and from then on each request waits in the old generation for a full collection.
 * - A full collection when half as much again is there: what services answered lies outside of the heap, and is given back by full collections alone.
 */
export const ENGINE: readonly string[] = [
  "--max-semi-space-size=16",
  "--no-allocation-site-pretenuring",
  "--heap-growing-percent=50",
];
