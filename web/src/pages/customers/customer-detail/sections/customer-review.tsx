import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { graphql, useFragment } from "react-relay";
import type { customerReview_customer$key } from "../../../../__generated__/customerReview_customer.graphql.ts";
import { Instant } from "../../../../format/instant.tsx";
import { useTexts } from "../../../../i18n/use-texts.ts";
import { Section } from "../../../../parts/detail/section.tsx";
import { PageLink } from "../../../../parts/link/page-link.tsx";
import { useShell } from "../../../../tab/use-shell.ts";

/** The review of the customer that is open, for whom it may open (CUS-16); nothing without one. */
export function CustomerReview(props: { readonly customer: customerReview_customer$key }): ReactNode {
  const { t } = useTranslation("customer-detail");
  const texts = useTexts("customer-detail");
  const { may } = useShell();
  const { customerCode, detail } = useFragment(
    graphql`
      fragment customerReview_customer on Customer {
        customerCode
        detail {
          review {
            kind
            submittedBy
            submittedAt
            fields
          }
        }
      }
    `,
    props.customer,
  );
  const review = detail?.review;
  if (!review) return null;
  const { kind, submittedBy, submittedAt, fields } = review;
  return (
    <Section title={t("review")}>
      <p>
        {t(`reviewIs.${kind}`, { by: submittedBy, fields: fields.map((field) => texts(`field.${field}`)).join(", ") })}{" "}
        <Instant at={submittedAt} />
      </p>
      {may("CUSTOMER_REVIEW.VIEW") && (
        <PageLink code="CUSTOMER_REVIEW" params={{ keyword: customerCode }}>
          {t("reviewOpen")}
        </PageLink>
      )}
    </Section>
  );
}
