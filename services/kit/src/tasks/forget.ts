import { and, eq, inArray, isNotNull, isNull, lt, or } from "drizzle-orm";
import { EXPORT_ROW_DAYS } from "@linehaul/schema/orders/export-task";
import type { ScheduledTask } from "../jobs/task.ts";
import type { TaskKind } from "./kind.ts";
import { userTask } from "./tables.ts";

const DAY_MS = 24 * 3_600_000;
const AT_ONCE = 500;

/** Files whose time is over go, and those that nobody can fetch; the rows a week after they ended, but none whose file is kept longer. */
export const forgetTasks = (kinds: readonly TaskKind[]): ScheduledTask => ({
  name: "FORGET_TASKS",
  cron: "37 * * * *",
  run: async ({ db, storage, now, signal, tell }) => {
    const isOver = or(lt(userTask.expiresAt, now), inArray(userTask.state, ["FAILED", "CANCELLED"]));
    let files = 0;
    for (;;) {
      signal.throwIfAborted();
      const over = await db
        .select({ id: userTask.id, kind: userTask.kind, key: userTask.fileKey, attempt: userTask.attempt })
        .from(userTask)
        .where(and(isNotNull(userTask.fileKey), isNotNull(userTask.endedAt), isOver))
        .limit(AT_ONCE);
      for (const { id, kind, key, attempt } of over) {
        const container = kinds.find((one) => one.kind === kind)?.container;
        if (container !== undefined && key !== null) await storage.remove(container, key);
        // One that is begun again meanwhile writes under another key.
        await db
          .update(userTask)
          .set({ fileKey: null })
          .where(and(eq(userTask.id, id), eq(userTask.attempt, attempt)));
      }
      files += over.length;
      if (over.length < AT_ONCE) break;
    }
    const old = new Date(now.getTime() - EXPORT_ROW_DAYS * DAY_MS);
    const rows = await db
      .delete(userTask)
      .where(and(lt(userTask.endedAt, old), isNull(userTask.fileKey)))
      .returning({ id: userTask.id });
    tell("DELETED", files + rows.length);
  },
});
