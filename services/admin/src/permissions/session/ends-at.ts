import type { SessionSettings } from "./settings.ts";
import type { session } from "./table.ts";

/** When a session that nobody ends is over: too long unused, and at its greatest age however much it is used (SEC-10). */
export const endsAt = (
  { openedAt, seenAt }: Pick<typeof session.$inferSelect, "openedAt" | "seenAt">,
  { idleMs, maxMs }: SessionSettings,
): Date => new Date(Math.min(openedAt.getTime() + maxMs, seenAt.getTime() + idleMs));
