import { userTask } from "@linehaul/kit/tasks/tables";
import type { Stack } from "@linehaul/stack/stack";
import { eq, sql } from "drizzle-orm";
import { inOrderDatabase } from "./order-database.ts";

/** Lets the files of lists be older by as many hours. */
export const ageExports = (stack: Stack, hours: number): Promise<void> =>
  inOrderDatabase(stack, async (db) => {
    const by = sql`make_interval(hours => ${hours})`;
    const { askedAt, startedAt, endedAt, expiresAt } = userTask;
    await db
      .update(userTask)
      .set({
        askedAt: sql`${askedAt} - ${by}`,
        startedAt: sql`${startedAt} - ${by}`,
        endedAt: sql`${endedAt} - ${by}`,
        expiresAt: sql`${expiresAt} - ${by}`,
      })
      .where(eq(userTask.kind, "EXPORT"));
  });
