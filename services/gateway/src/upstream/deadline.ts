/** What all calls of one request may take together. */
export const DEADLINE_MS = 20_000;

/** Aborts when the client leaves, or (a TimeoutError) when the request's time is over. */
export const deadline = (clientLeft: AbortSignal, ms = DEADLINE_MS): AbortSignal =>
  AbortSignal.any([clientLeft, AbortSignal.timeout(ms)]);
