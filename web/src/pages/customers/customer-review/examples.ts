import type { customerReviewPageQuery$variables } from "../../../__generated__/customerReviewPageQuery.graphql.ts";
import type { failReviewFormMutation$variables } from "../../../__generated__/failReviewFormMutation.graphql.ts";
import type { usePassReviewMutation$variables } from "../../../__generated__/usePassReviewMutation.graphql.ts";
import type { showPicturesTicketMutation$variables } from "../../../__generated__/showPicturesTicketMutation.graphql.ts";
import { EXAMPLE_PAGE, exampleId, type Examples } from "../../../relay/examples.ts";

const id = exampleId("CustomerReview");
export const customerReviewPageQuery: Examples<customerReviewPageQuery$variables> = [
  { first: EXAMPLE_PAGE, sort: "SUBMITTED_AT_ASC", filter: { status: ["PENDING"] } },
];
export const usePassReviewMutation: Examples<usePassReviewMutation$variables> = [{ input: { id } }];
export const failReviewFormMutation: Examples<failReviewFormMutation$variables> = [
  { input: { id, reason: "The licence shows another name" } },
];
const picture = { id: exampleId("CustomerReview"), side: "FRONT", reason: "The number can't be read" } as const;
export const showPicturesTicketMutation: Examples<showPicturesTicketMutation$variables> = [
  {
    before: { ...picture, moment: "BEFORE" },
    after: { ...picture, moment: "AFTER" },
    hasBefore: true,
    hasAfter: true,
  },
];
