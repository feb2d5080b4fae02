import { use } from "react";
import { graphql, useFragment } from "react-relay";
import type { useMayHandle_case$key } from "../../../../__generated__/useMayHandle_case.graphql.ts";
import { ViewerContext } from "../../../../tab/query.ts";

/** May the viewer be on a case: does it wait for something that he may do, and is he not viewing as another user? */
export function useMayHandle(key: useMayHandle_case$key): boolean {
  const { waitingSince, ...may } = useFragment(
    graphql`
      fragment useMayHandle_case on ReviewCase {
        waitingSince
        viewerMayApprove
        viewerMayContact
        viewerMaySupplement
        viewerMayPutBack
        viewerMayCancel
      }
    `,
    key,
  );
  const { viewerMayApprove, viewerMayContact, viewerMaySupplement, viewerMayPutBack, viewerMayCancel } = may;
  const mayAct = viewerMayApprove || viewerMayContact || viewerMaySupplement || viewerMayPutBack || viewerMayCancel;
  return mayAct && Boolean(waitingSince) && !use(ViewerContext)?.viewedBy;
}
