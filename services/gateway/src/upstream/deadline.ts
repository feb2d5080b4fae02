/** What all calls of one request may take together. */
export const DEADLINE_MS = 20_000;
