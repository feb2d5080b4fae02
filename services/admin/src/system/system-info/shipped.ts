import type { Db } from "@linehaul/kit/database";
import { UNNAMED } from "./read.ts";
import { systemInfo } from "./table.ts";

/** The console's own row, where there is none: nobody can delete it. */
export async function bringSystemInfo(db: Db): Promise<void> {
  await db.insert(systemInfo).values(UNNAMED).onConflictDoNothing();
}
