import { graphql, readInlineData } from "react-relay";
import type { decided_decision$key } from "../../../../__generated__/decided_decision.graphql.ts";

/** How a decision ended. */
export interface Decided {
  readonly isDone: boolean;
  /** Why not, where nobody else was first. */
  readonly message: string | null;
  readonly by: string | null;
  readonly at: string | null;
}

/** Reads how a decision ended; the case in the store stands as it left it. */
export function decidedOf(key: decided_decision$key): Decided {
  const { isDone, message, by, at } = readInlineData<decided_decision$key>(
    graphql`
      fragment decided_decision on ReviewDecision @inline {
        isDone
        message
        by
        at
        # oxlint-disable-next-line relay/unused-fields -- the case in the store follows
        case {
          id
          orderStatus
          auditStatus
          version
          passAt
          waitingSince
          intercepted
          released
          followUp
          viewerMayApprove
          viewerMayContact
          viewerMaySupplement
          viewerMayPutBack
          viewerMayCancel
          viewerMayCloseFollowUp
        }
      }
    `,
    key,
  );
  return { isDone, message: message ?? null, by: by ?? null, at: at ?? null };
}
