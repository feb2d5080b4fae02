import type { IncomingMessage } from "node:http";

/**
 * Does the console ask by itself: what it marks so (counts at the menu, the viewer again), and its stream of events? None of it says that
 * somebody sits there, so that it keeps no session alive (SEC-10).
 */
export const isBackground = ({ headers }: IncomingMessage): boolean =>
  headers["x-background"] !== undefined || headers.accept === "text/event-stream";
