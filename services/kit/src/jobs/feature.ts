import { eq } from "drizzle-orm";
import { SERVICE_CODES } from "@linehaul/schema/errors";
import {
  scheduledTaskRoutes,
  type ScheduledTask,
  type ScheduledTaskName,
  type ScheduledTaskRoutes,
  type TaskService,
} from "@linehaul/schema/orders/scheduled-task";
import type { Call } from "../call.ts";
import { fail } from "../fail.ts";
import { feature, type Feature } from "../feature.ts";
import { askFor } from "./ask.ts";
import { nextOf } from "./clock.ts";
import { scheduledTask } from "./tables.ts";
import { held, runsOf, taskOf, tasksOf } from "./view.ts";

interface Named {
  readonly body: { readonly name: ScheduledTaskName };
}

/** Does it now: what asks is answered at once, and the run says by the same trace id how it went. */
async function run(call: Call, service: TaskService, name: ScheduledTaskName): Promise<ScheduledTask> {
  const after = await call.write(async (tx, emit) => {
    const task = await held(tx, name);
    const { userName } = call.caller;
    const asked = { task: name, askedBy: userName, dueAt: call.now(), traceId: call.traceId };
    const begun = await askFor(tx, call.jobs, asked);
    if (begun === null) throw fail(SERVICE_CODES.wrongState, { detail: "RUNNING" });
    emit({ type: "scheduledTask.asked", subject: name, after: { state: begun.state } });
    return taskOf(tx, service, task);
  });
  call.jobs.look();
  return after;
}

/** Pauses a task, or has it done by the clock again; one that is there already is answered as it is. */
const turn = (call: Call, service: TaskService, name: ScheduledTaskName, paused: boolean): Promise<ScheduledTask> =>
  call.write(async (tx, emit) => {
    const before = await held(tx, name);
    if ((before.pausedAt !== null) === paused) return taskOf(tx, service, before);
    const at = call.now();
    const next = paused
      ? { pausedBy: call.caller.userName, pausedAt: at }
      : { pausedBy: null, pausedAt: null, nextAt: nextOf(before.cron, at) };
    await tx.update(scheduledTask).set(next).where(eq(scheduledTask.name, name));
    emit({ type: "scheduledTask.changed", subject: name, before: { paused: !paused }, after: { paused } });
    return taskOf(tx, service, { ...before, ...next });
  });

/** What a service does by the clock, to be seen and asked for. */
export function scheduledTasks(service: TaskService): Feature {
  const routes: ScheduledTaskRoutes = scheduledTaskRoutes[service];
  return feature(routes, {
    pageQuery: async (_input, { db }) => ({ data: await tasksOf(db, service) }),
    log: ({ body: { name } }: Named, { db }) => runsOf(db, name),
    run: ({ body: { name } }: Named, call) => run(call, service, name),
    pause: ({ body: { name } }: Named, call) => turn(call, service, name, true),
    resume: ({ body: { name } }: Named, call) => turn(call, service, name, false),
  });
}
