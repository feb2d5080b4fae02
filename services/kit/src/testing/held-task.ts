import type { ScheduledTask, TaskWork } from "../jobs/task.ts";

/** A task that the test ends when it likes. */
export function heldTask() {
  const begun: TaskWork[] = [];
  const waiting: (() => void)[] = [];
  const over: PromiseWithResolvers<void>[] = [];
  const task: ScheduledTask = {
    name: "TELL_REFUSALS",
    cron: "0 * * * *",
    run: (work) => {
      const end = Promise.withResolvers<void>();
      begun.push(work);
      over.push(end);
      for (const go of waiting.splice(0)) go();
      return end.promise;
    },
  };
  const begins = async (times: number): Promise<void> => {
    while (begun.length < times) await new Promise<void>((go) => waiting.push(go));
  };
  return {
    task,
    begun,
    begins,
    end: (n: number) => over[n]?.resolve(),
    fail: (n: number) => over[n]?.reject(new Error("secret why")),
  };
}
