import { and, gt, isNull } from "drizzle-orm";
import type { SessionSettings } from "./settings.ts";
import { session } from "./table.ts";

/** The sessions that nobody has ended and that have not ended by themselves: what `endsAt` says of one, as a condition. */
export const standing = (now: Date, { idleMs, maxMs }: SessionSettings) =>
  and(
    isNull(session.endedAt),
    gt(session.openedAt, new Date(now.getTime() - maxMs)),
    gt(session.seenAt, new Date(now.getTime() - idleMs)),
  );
