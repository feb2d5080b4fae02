import { graphql } from "react-relay";
import type { useOwnCustomerActsRetryMutation } from "../../__generated__/useOwnCustomerActsRetryMutation.graphql.ts";
import type { useOwnCustomerActsStopMutation } from "../../__generated__/useOwnCustomerActsStopMutation.graphql.ts";
import { newIdempotencyKey } from "../form/idempotency.ts";
import { useAct } from "../form/use-act.ts";
import type { OwnActs } from "../order-act/use-own-acts.ts";

/** What is done with an act on all customers that matched, each by a press. */
export function useOwnCustomerActs(): OwnActs {
  const stopping = useAct<useOwnCustomerActsStopMutation>(graphql`
    mutation useOwnCustomerActsStopMutation($input: CustomerActInput!) {
      stopCustomerAct(input: $input) {
        act {
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
  const retrying = useAct<useOwnCustomerActsRetryMutation>(graphql`
    mutation useOwnCustomerActsRetryMutation($input: CustomerActInput!) {
      retryCustomerAct(input: $input) {
        act {
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
