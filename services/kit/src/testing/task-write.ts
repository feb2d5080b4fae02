import { DEFAULT_SITE } from "@linehaul/schema/sites";
import type { Db } from "../database-type.ts";
import type { TaskWork } from "../jobs/task.ts";
import { writeOnce } from "../write.ts";

const traceId = "0".repeat(32);
const CLOCK = { user: "clock", userName: "clock", role: null, site: DEFAULT_SITE } as const;
const caller = { ...CLOCK, aud: "order", button: "SCHEDULED_TASK.RUN" } as const;

/** How a task writes that a test does by itself, without a clock. */
export const taskWrite =
  (db: Db, at: Date): TaskWork["write"] =>
  (change) => {
    const context = { caller, route: "task", traceId, at };
    return writeOnce(db, context, (tx, emit) => change(tx, emit, { askedBy: CLOCK.userName, at, traceId }));
  };
