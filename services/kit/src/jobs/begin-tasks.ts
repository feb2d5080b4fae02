import { keepTime } from "./clock.ts";
import { doTask, type Doing } from "./do-task.ts";
import { doUserTask, type DoingTasks } from "../tasks/do-task.ts";
import type { OpenJobs } from "./jobs.ts";

/** Does what the clock and people ask for until the service stops; resolves when the last of it has ended. */
export async function beginTasks(doing: Doing & DoingTasks, jobs: OpenJobs, stopping: AbortSignal): Promise<void> {
  await jobs.work("task", (job) => doTask(doing, job));
  await jobs.work("userTask", (job) => doUserTask(doing, job));
  await keepTime({ ...doing, jobs, stopping });
  await jobs.stop();
}
