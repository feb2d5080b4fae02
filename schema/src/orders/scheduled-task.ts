import { z } from "zod";
import { routesOf, type Service } from "../route.ts";

export const TASK_NAMES = [
  "AUTO_PASS",
  "FORGET_KEYS",
  "FORGET_EVENTS",
  "FORGET_RUNS",
  "FORGET_TASKS",
  "FORGET_FILES",
  "FORGET_FAILED_ORDERS",
  "FORGET_SENT",
  "FORGET_FINDINGS",
  "ERASE_ACCOUNTS",
  "EXPIRE_CONTRACTS",
  "RESTAMP_ACCOUNTS",
  "FILL_ORDER_CODES",
  "TURN_CLOCKS",
  "PLACE_DEMO_ORDERS",
  "TELL_REFUSALS",
] as const;
export const ScheduledTaskName = z.enum(TASK_NAMES).meta({
  id: "ScheduledTaskName",
  description: "What is done by the clock.",
  "x-values": {
    AUTO_PASS: "Passes orders that nobody has looked at for as long as their site allows (REV-04).",
    FORGET_KEYS: "Forgets idempotency keys that are older than a day.",
    FORGET_EVENTS: "Forgets events that are older than a week.",
    FORGET_RUNS: "Forgets runs of scheduled tasks that are older than a month, and all but the newest 1,000 of a task.",
    FORGET_TASKS:
      "Takes away the files of tasks that users asked for, a day after, and the tasks a week after they ended.",
    FORGET_FILES: "Takes files away that no record has named for a day.",
    FORGET_FAILED_ORDERS:
      "Forgets failed orders that are older than 90 days: they hold what was sent, people's data too.",
    FORGET_SENT: "Forgets what was sent to other systems, 30 days after: it names people. That it was sent stays.",
    FORGET_FINDINGS:
      "Forgets which orders were found by masked values, a day after, and what was counted of the searches.",
    ERASE_ACCOUNTS:
      "Accounts whose cancellation is over lose what identifies their owner (ACC-06); old sign-ins with accounts are forgotten.",
    EXPIRE_CONTRACTS:
      "Contracts whose last day is over at their site expire; those that hold from today on count for what their customers need (CUS-22).",
    RESTAMP_ACCOUNTS: "Orders of accounts whose main account changed get the new one (PERM-08).",
    TURN_CLOCKS: "Time zones whose clocks were put forward or back are worked out anew.",
    FILL_ORDER_CODES:
      "Orders that hold their product by name alone get its code, and how they are paid, from base data; names of no product wait.",
    PLACE_DEMO_ORDERS: "Places an order of the demo, so that something waits for the review; never in PRD.",
    TELL_REFUSALS: "Writes audit rows of the client tokens that were refused in the minutes that are over.",
  },
});
export type ScheduledTaskName = z.infer<typeof ScheduledTaskName>;

export const TASK_STATES = ["QUEUED", "RUNNING", "SUCCESS", "FAILED"] as const;
export const TaskState = z.enum(TASK_STATES).meta({ id: "TaskState", description: "How far a run is." });
export type TaskState = z.infer<typeof TaskState>;

export const TASK_SERVICES = ["admin", "customer", "order"] as const satisfies readonly Service[];
export const TaskService = z
  .enum(TASK_SERVICES)
  .meta({ id: "TaskService", description: "A service that does things by the clock." });
export type TaskService = z.infer<typeof TaskService>;

export const TaskLineKind = z
  .enum(["BEGUN", "BEGUN_AGAIN", "DELETED", "CHANGED", "TOLD", "DONE", "FAILED", "GIVEN_UP"])
  .meta({
    id: "TaskLineKind",
    description: "What happened in a run.",
    "x-values": {
      BEGUN_AGAIN: "The process that did it had ended in the middle.",
      FAILED: "Why stands in the service's log, by the trace id.",
      GIVEN_UP: "Processes ended in the middle of it too often.",
    },
  });

export const TaskLine = z
  .object({
    at: z.iso.datetime().describe("When."),
    line: TaskLineKind.describe("What happened."),
    count: z.int().nullable().describe("How many it concerned; null where nothing is counted."),
  })
  .meta({ id: "TaskLine", description: "A line of a run's log." });
export type TaskLine = z.infer<typeof TaskLine>;

export const TaskRun = z
  .object({
    id: z.uuid().describe("The run's key."),
    state: TaskState.describe("How far it is."),
    askedBy: z.string().nullable().describe("Who asked for it; null: the clock."),
    dueAt: z.iso.datetime().describe("When it was to begin."),
    startedAt: z.iso.datetime().nullable().describe("When it began; null before."),
    endedAt: z.iso.datetime().nullable().describe("When it ended; null before."),
    traceId: z.string().describe("Stands in every log line of it."),
    log: z.array(TaskLine).describe("What happened, oldest first."),
  })
  .meta({ id: "TaskRun", description: "One time that a scheduled task was done, or is to be." });
export type TaskRun = z.infer<typeof TaskRun>;

export const ScheduledTask = z
  .object({
    service: TaskService.describe("Which service does it."),
    name: ScheduledTaskName.describe("What is done."),
    schedule: z.string().describe("When, as a cron expression in UTC: minute, hour, day, month, weekday."),
    nextAt: z.iso.datetime().nullable().describe("When it is due next; null while it is paused."),
    pausedBy: z.string().nullable().describe("Who paused it; null when it is not paused."),
    pausedAt: z.iso.datetime().nullable().describe("Since when it is paused."),
    last: TaskRun.nullable().describe("The newest run; null before the first."),
  })
  .meta({ id: "ScheduledTask", description: "Something that a service does by the clock." });
export type ScheduledTask = z.infer<typeof ScheduledTask>;

/** How many runs are shown. */
export const RUNS_SHOWN = 50;

const ByName = z.object({ name: ScheduledTaskName.describe("Which task.") });
/** The same in each service, of what it does itself: once with any number of instances, once after a night off. */
const routesIn = <const S extends TaskService>(service: S) => {
  const { read, write } = routesOf(service);
  return {
    pageQuery: read("/scheduledTask/pageQuery", {
      may: ["SCHEDULED_TASK.VIEW"],
      summary: "What the service does by the clock, all of it: they are few",
      body: z.object({}),
      result: z.object({ data: z.array(ScheduledTask).describe("By name.") }),
    }),
    log: read("/scheduledTask/log", {
      may: ["SCHEDULED_TASK.VIEW"],
      summary: `A task's newest runs, at most ${RUNS_SHOWN}, the newest first`,
      body: ByName,
      result: z.array(TaskRun),
    }),
    run: write("/scheduledTask/run", {
      may: ["SCHEDULED_TASK.RUN"],
      summary: "Do a task now, paused or not; answers at once, and 409004 while it is being done",
      body: ByName,
      result: ScheduledTask,
    }),
    pause: write("/scheduledTask/pause", {
      may: ["SCHEDULED_TASK.PAUSE"],
      summary: "Leave a task out from now on; what is being done ends",
      body: ByName,
      result: ScheduledTask,
    }),
    resume: write("/scheduledTask/resume", {
      may: ["SCHEDULED_TASK.PAUSE"],
      summary: "Do a task by the clock again, from its next time on: what was left out is not made up for",
      body: ByName,
      result: ScheduledTask,
    }),
  } as const;
};
export const adminTaskRoutes = routesIn("admin");
export const customerTaskRoutes = routesIn("customer");
export const orderTaskRoutes = routesIn("order");
type Routes = typeof adminTaskRoutes;
/** Those of any of the services. */
export type ScheduledTaskRoutes = {
  readonly [K in keyof Routes]: Omit<Routes[K], "service"> & { readonly service: TaskService };
};
export const scheduledTaskRoutes = {
  admin: adminTaskRoutes,
  customer: customerTaskRoutes,
  order: orderTaskRoutes,
} as const;
