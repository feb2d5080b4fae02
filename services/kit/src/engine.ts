/**
 * How the engine is told to run a service: a young generation of 2 × 16 MB in place of 2 × 64. Rows that are read for an answer or a file are
 * garbage when it is sent, so a larger one holds memory and little else.
 */
export const SERVICE_ENGINE: readonly string[] = ["--max-semi-space-size=16"];
