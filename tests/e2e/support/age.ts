import { openDatabase } from "@linehaul/kit/database";
import { userTask } from "@linehaul/kit/tasks/tables";
import type { Stack } from "@linehaul/stack/stack";
import { eq, sql } from "drizzle-orm";

const ROOT = new URL("../../../", import.meta.url);

/** Lets the files of lists be older by as many hours: the order service, which made them, is away meanwhile, and finds them so. */
export async function ageExports(stack: Stack, hours: number): Promise<void> {
  const { env, dataDir } = stack.plan;
  await stack.halt("order", "stop");
  try {
    const database = await openDatabase({
      service: "order",
      migrations: new URL("services/order/migrations/", ROOT),
      config: {
        DATA_DIR: dataDir,
        DATABASE_URL: env["DATABASE_URL"],
        DATABASE_PREFIX: env["DATABASE_PREFIX"] ?? "linehaul",
      },
    });
    try {
      const by = sql`make_interval(hours => ${hours})`;
      const { askedAt, startedAt, endedAt, expiresAt } = userTask;
      await database.db
        .update(userTask)
        .set({
          askedAt: sql`${askedAt} - ${by}`,
          startedAt: sql`${startedAt} - ${by}`,
          endedAt: sql`${endedAt} - ${by}`,
          expiresAt: sql`${expiresAt} - ${by}`,
        })
        .where(eq(userTask.kind, "EXPORT"));
    } finally {
      await database.close();
    }
  } finally {
    await stack.resume("order");
  }
}
