/**
 * How the engine is told to run a service; the benchmark of files tells the same (tests/bench/README.md).
 * - A young generation of 2 × 16 MB in place of 2 × 64: rows that are read for an answer or a file are garbage when it is sent.
 * - No site of the code is taken for one whose objects live long, so that what a page held goes with the page.
 * - A full collection when a third as much again is there: what the database answered lies outside of the heap, and full collections alone give it back.
 */
export const SERVICE_ENGINE: readonly string[] = [
  "--max-semi-space-size=16",
  "--no-allocation-site-pretenuring",
  "--heap-growing-percent=30",
];

/**
 * What the C library is told by the environment of the same processes, before they begin: without it each thread that reads a sheet or compresses
 * a file takes memory of an arena of its own, and the process keeps it when the thread has ended.
 */
export const ALLOCATOR: Readonly<Record<string, string>> = { MALLOC_ARENA_MAX: "2" };
