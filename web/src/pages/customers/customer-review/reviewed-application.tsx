import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { graphql, useFragment } from "react-relay";
import type { reviewedApplication_review$key } from "../../../__generated__/reviewedApplication_review.graphql.ts";
import { useTexts } from "../../../i18n/use-texts.ts";
import { PaperTable } from "../../../parts/application/paper-table.tsx";
import { Facts } from "../../../parts/detail/facts.tsx";
import { useShell } from "../../../tab/use-shell.ts";

/** What a customer applies for, with its papers: as they are now, for what was returned may be written anew. */
export function ReviewedApplication(props: { readonly review: reviewedApplication_review$key }): ReactNode {
  const { t } = useTranslation("customer-review");
  const texts = useTexts("application");
  const { may } = useShell();
  const { status, application } = useFragment(
    graphql`
      fragment reviewedApplication_review on CustomerReview {
        status
        application {
          id
          kind
          remark
          papers {
            paper
            isRequired
            file {
              id
              name
              bytes
            }
          }
        }
      }
    `,
    props.review,
  );
  if (!application) return null;
  const { id, kind, remark, papers } = application;
  const isThere = status === "PENDING" || status === "PASSED";
  return (
    <>
      <Facts
        label={(field) => (field === "kind" ? t("appliesFor") : t("asksFor"))}
        facts={{ kind: texts(`kind.${kind}`), remark }}
      />
      <PaperTable
        id={id}
        papers={papers}
        mayTake={may("INFORMATION_APPLICATION.VIEW") || (may("CUSTOMER_REVIEW.AUDIT") && isThere)}
      />
    </>
  );
}
