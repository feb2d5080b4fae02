import { graphql } from "react-relay";
import type { useOwnActsRetryMutation } from "../../__generated__/useOwnActsRetryMutation.graphql.ts";
import type { useOwnActsStopMutation } from "../../__generated__/useOwnActsStopMutation.graphql.ts";
import { newIdempotencyKey } from "../form/idempotency.ts";
import { useAct } from "../form/use-act.ts";

/** What is done with an act that is a task, each by a press. */
export interface OwnActs {
  readonly stop: (taskId: string) => void;
  /** Has the rest done. */
  readonly retry: (taskId: string) => void;
}

export function useOwnActs(): OwnActs {
  const stopping = useAct<useOwnActsStopMutation>(graphql`
    mutation useOwnActsStopMutation($input: OrderActInput!) {
      stopOrderAct(input: $input) {
        task {
          state
        }
        errors {
          message
          detail
          traceId
        }
      }
    }
  `);
  const retrying = useAct<useOwnActsRetryMutation>(graphql`
    mutation useOwnActsRetryMutation($input: OrderActInput!) {
      retryOrderAct(input: $input) {
        task {
          state
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
    stop: (taskId) => stopping.act({ input: { taskId, idempotencyKey: newIdempotencyKey() } }, () => undefined),
    retry: (taskId) => retrying.act({ input: { taskId, idempotencyKey: newIdempotencyKey() } }, () => undefined),
  };
}
