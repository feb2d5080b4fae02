import { graphql } from "react-relay";
import type { useAcceptMutation } from "../../../../__generated__/useAcceptMutation.graphql.ts";
import { newIdempotencyKey } from "../../../../parts/form/idempotency.ts";
import { useAct } from "../../../../parts/form/use-act.ts";
import type { Seen } from "./seen.ts";

/** Finds a document good. */
export function useAccept(onDone: () => void) {
  const accepting = useAct<useAcceptMutation>(graphql`
    mutation useAcceptMutation($input: JudgeReviewDocumentInput!) {
      judgeReviewDocument(input: $input) {
        errors {
          message
          detail
          traceId
        }
      }
    }
  `);
  return {
    isBusy: accepting.isBusy,
    accept: ({ id, kind, file }: Seen) =>
      accepting.act({ input: { id, kind, file, isAccepted: true, idempotencyKey: newIdempotencyKey() } }, onDone),
  };
}
