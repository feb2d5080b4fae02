import type { ScheduledTaskName, TaskLine } from "@linehaul/schema/orders/scheduled-task";
import type { Emit } from "../call.ts";
import type { Db } from "../database-type.ts";
import type { Storage } from "../storage/storage.ts";
import type { Asking } from "../way-out/ask.ts";

/** What a task is handed. */
export interface TaskWork {
  readonly db: Db;
  readonly storage: Storage;
  readonly now: Date;
  /** Aborts when the service stops, or when another instance has taken the run over. */
  readonly signal: AbortSignal;
  /** One transaction of the clock's with its audit rows and events, as `Call.write` is a caller's; what it does is told to whoever listens. */
  readonly write: <T>(change: (tx: Db, emit: Emit, who: Asking) => Promise<T>) => Promise<T>;
  /** Says what was done, for the run's log. */
  readonly tell: (line: TaskLine["line"], count?: number) => void;
}

/** Something that a service does by the clock: once, whatever the number of instances. It may be cut short and begun again. */
export interface ScheduledTask {
  readonly name: ScheduledTaskName;
  /** In UTC: sites have clocks of their own, and a service works for all of them. */
  readonly cron: string;
  readonly run: (work: TaskWork) => Promise<void>;
  /** It lets the demo go on: known where DEMO_TASKS is set alone, and never in PRD. */
  readonly ofDemo?: true;
}
