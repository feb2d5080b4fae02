import { builder } from "../../../access/builder.ts";
import { written } from "../../../errors/user-error.ts";
import { idempotencyKey, keyedBy } from "../../../writing/idempotency.ts";
import { payload } from "../../../writing/payload.ts";
import { routesOf } from "./read.ts";
import { ScheduledTask, taskOf } from "./scheduled-task.ts";

const Input = builder.inputType("ScheduledTaskInput", {
  description: "Which scheduled task.",
  fields: (t) => ({
    id: t.id({ required: true, description: "Node id of the task." }),
    idempotencyKey: idempotencyKey(t),
  }),
});

builder.mutationField("runScheduledTask", (t) =>
  t.may("SCHEDULED_TASK.RUN").field({
    type: payload("RunScheduledTask", "task", ScheduledTask),
    description:
      "Has a task done now, paused or not; answers at once, and refuses while it is being done (409004). Recorded.",
    args: { input: t.arg({ type: Input, required: true, description: "Which." }) },
    resolve: (_root, { input: { id, idempotencyKey: key } }, grant) => {
      const { service, name } = taskOf(id);
      return written(grant.visit, () => grant.call(routesOf(service).run, { body: { name } }, keyedBy(key)));
    },
  }),
);
builder.mutationField("pauseScheduledTask", (t) =>
  t.may("SCHEDULED_TASK.PAUSE").field({
    type: payload("PauseScheduledTask", "task", ScheduledTask),
    description: "Leaves a task out from now on; what is being done ends. Recorded.",
    args: { input: t.arg({ type: Input, required: true, description: "Which." }) },
    resolve: (_root, { input: { id, idempotencyKey: key } }, grant) => {
      const { service, name } = taskOf(id);
      return written(grant.visit, () => grant.call(routesOf(service).pause, { body: { name } }, keyedBy(key)));
    },
  }),
);
builder.mutationField("resumeScheduledTask", (t) =>
  t.may("SCHEDULED_TASK.PAUSE").field({
    type: payload("ResumeScheduledTask", "task", ScheduledTask),
    description: "Has a task done by the clock again, from its next time on. Recorded.",
    args: { input: t.arg({ type: Input, required: true, description: "Which." }) },
    resolve: (_root, { input: { id, idempotencyKey: key } }, grant) => {
      const { service, name } = taskOf(id);
      return written(grant.visit, () => grant.call(routesOf(service).resume, { body: { name } }, keyedBy(key)));
    },
  }),
);
