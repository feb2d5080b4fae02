import { graphql } from "react-relay";
import type { usePutBackMutation } from "../../../../__generated__/usePutBackMutation.graphql.ts";
import { newIdempotencyKey } from "../../../../parts/form/idempotency.ts";
import { useAct } from "../../../../parts/form/use-act.ts";
import { decidedOf, type Decided } from "./decided.ts";

/** Puts a case back to those that nobody has reviewed: its clock starts anew. */
export function usePutBack(onOutcome: (outcome: Decided) => void) {
  const putting = useAct<usePutBackMutation>(graphql`
    mutation usePutBackMutation($input: PutBackCaseInput!) {
      putBackCase(input: $input) {
        decision {
          ...decided_decision
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
    isBusy: putting.isBusy,
    putBack: (which: { readonly id: string; readonly version: number }) =>
      putting.act({ input: { ...which, idempotencyKey: newIdempotencyKey() } }, ({ putBackCase: { decision } }) => {
        if (decision) onOutcome(decidedOf(decision));
      }),
  };
}
