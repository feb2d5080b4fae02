import { newId } from "../ids.ts";
import type { Db } from "../database-type.ts";
import type { Jobs } from "./jobs.ts";
import { taskRun, type TaskRunRecord } from "./tables.ts";

type Asked = Pick<TaskRunRecord, "task" | "askedBy" | "dueAt" | "traceId">;

/** Has a task done; null where it is being done already. */
export async function askFor(tx: Db, jobs: Jobs, asked: Asked): Promise<TaskRunRecord | null> {
  const [run] = await tx
    .insert(taskRun)
    .values({ ...asked, id: newId(), state: "QUEUED" })
    .onConflictDoNothing()
    .returning();
  if (run === undefined) return null;
  await jobs.send(tx, "task", { run: run.id });
  return run;
}
