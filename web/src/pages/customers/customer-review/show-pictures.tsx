import { useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { graphql } from "react-relay";
import type { CertSide } from "@linehaul/schema/customers/cert-picture/side";
import type { showPicturesTicketMutation } from "../../../__generated__/showPicturesTicketMutation.graphql.ts";
import { PicturesDialog } from "../../../parts/picture/pictures-dialog.tsx";
import { WhyForm } from "../../../parts/picture/why-form.tsx";

/** A picture of a review as it was and as it is asked for, side by side, for one reason (CUS-16). */
export default function ShowPictures(props: {
  readonly id: string;
  readonly side: CertSide;
  readonly title: string;
  readonly hasBefore: boolean;
  readonly hasAfter: boolean;
  readonly onClose: () => void;
}): ReactNode {
  const { t } = useTranslation("customer-review");
  const { id, side, title, hasBefore, hasAfter, onClose } = props;
  const [pictures, setPictures] = useState<readonly { readonly label: string; readonly ticket: string }[] | null>(null);
  if (pictures !== null)
    return <PicturesDialog title={title} page="customer-review" pictures={pictures} onClose={onClose} />;
  return (
    <WhyForm<showPicturesTicketMutation>
      title={title}
      page="customer-review"
      mutation={graphql`
        mutation showPicturesTicketMutation(
          $before: OpenReviewPictureInput!
          $after: OpenReviewPictureInput!
          $hasBefore: Boolean!
          $hasAfter: Boolean!
        ) {
          before: openReviewPicture(input: $before) @include(if: $hasBefore) {
            ticket
            errors {
              message
              detail
              traceId
              field
            }
          }
          after: openReviewPicture(input: $after) @include(if: $hasAfter) {
            ticket
            errors {
              message
              detail
              traceId
              field
            }
          }
        }
      `}
      variables={(reason) => {
        const of = { id, side, reason };
        return { before: { ...of, moment: "BEFORE" }, after: { ...of, moment: "AFTER" }, hasBefore, hasAfter };
      }}
      onGiven={({ before, after }) =>
        setPictures([
          ...(before?.ticket ? [{ label: t("before"), ticket: before.ticket }] : []),
          ...(after?.ticket ? [{ label: t("after"), ticket: after.ticket }] : []),
        ])
      }
      onClose={onClose}
    />
  );
}
