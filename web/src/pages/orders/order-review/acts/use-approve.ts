import { graphql } from "react-relay";
import type { useApproveMutation } from "../../../../__generated__/useApproveMutation.graphql.ts";
import { newIdempotencyKey } from "../../../../parts/form/idempotency.ts";
import { useAct } from "../../../../parts/form/use-act.ts";
import { decidedOf, type Decided } from "./decided.ts";

/** Approves a case at once: what nothing has to be asked about. */
export function useApprove(onOutcome: (outcome: Decided) => void) {
  const approving = useAct<useApproveMutation>(graphql`
    mutation useApproveMutation($input: ApproveCaseInput!) {
      approveCase(input: $input) {
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
    isBusy: approving.isBusy,
    approve: (which: { readonly id: string; readonly version: number }) =>
      approving.act({ input: { ...which, idempotencyKey: newIdempotencyKey() } }, ({ approveCase: { decision } }) => {
        if (decision) onOutcome(decidedOf(decision));
      }),
  };
}
