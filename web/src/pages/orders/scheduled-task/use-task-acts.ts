import { graphql } from "react-relay";
import type { useTaskActsResumeMutation } from "../../../__generated__/useTaskActsResumeMutation.graphql.ts";
import type { useTaskActsRunMutation } from "../../../__generated__/useTaskActsRunMutation.graphql.ts";
import { newIdempotencyKey } from "../../../parts/form/idempotency.ts";
import { useAct } from "../../../parts/form/use-act.ts";

/** What is done with a task at once: having it done, and having it done by the clock again. `done` when it was taken. */
export function useTaskActs(done: (what: "asked" | "resumed") => void) {
  const run = useAct<useTaskActsRunMutation>(graphql`
    mutation useTaskActsRunMutation($input: ScheduledTaskInput!) {
      runScheduledTask(input: $input) {
        task {
          ...scheduledTaskRow_task
        }
        errors {
          message
          detail
          traceId
        }
      }
    }
  `);
  const resume = useAct<useTaskActsResumeMutation>(graphql`
    mutation useTaskActsResumeMutation($input: ScheduledTaskInput!) {
      resumeScheduledTask(input: $input) {
        task {
          ...scheduledTaskRow_task
        }
        errors {
          message
          detail
          traceId
        }
      }
    }
  `);
  return {
    run: (id: string) => run.act({ input: { id, idempotencyKey: newIdempotencyKey() } }, () => done("asked")),
    resume: (id: string) => resume.act({ input: { id, idempotencyKey: newIdempotencyKey() } }, () => done("resumed")),
  };
}
