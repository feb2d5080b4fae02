import { SERVICE_CODES } from "@linehaul/schema/errors";
import { graphql, readInlineData } from "react-relay";
import type { decided_decision$key } from "../../../../__generated__/decided_decision.graphql.ts";

/** How a decision ended. */
export interface Decided {
  readonly isDone: boolean;
  /** Somebody else is on it, which the case itself says. */
  readonly isHandled: boolean;
  /** Why not, where nobody else was first. */
  readonly message: string | null;
  readonly by: string | null;
  readonly at: string | null;
}

/** Reads how a decision ended; the case in the store stands as it left it. */
export function decidedOf(key: decided_decision$key): Decided {
  const { isDone, code, message, by, at } = readInlineData<decided_decision$key>(
    graphql`
      fragment decided_decision on ReviewDecision @inline {
        isDone
        code
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
          viewerMayIntercept
          viewerMayRelease
          followUp
          ...handledNotice_case
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
  return {
    isDone,
    isHandled: code === SERVICE_CODES.handled,
    message: message ?? null,
    by: by ?? null,
    at: at ?? null,
  };
}
