import { openDatabase } from "@linehaul/kit/database";
import type { Db } from "@linehaul/kit/database-type";
import type { Stack } from "@linehaul/stack/stack";

const ROOT = new URL("../../../", import.meta.url);

/** Changes the order service's database while the service is away: it finds it so when it is back. */
export async function inOrderDatabase(stack: Stack, change: (db: Db) => Promise<void>): Promise<void> {
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
      await change(database.db);
    } finally {
      await database.close();
    }
  } finally {
    await stack.resume("order");
  }
}
