import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { graphql, useFragment } from "react-relay";
import type { caseFollowUp_case$key } from "../../../../__generated__/caseFollowUp_case.graphql.ts";
import { Instant } from "../../../../format/instant.tsx";
import { Facts } from "../../../../parts/detail/facts.tsx";
import { Section } from "../../../../parts/detail/section.tsx";

/** What is to be followed up of a case that was approved, and who said so (REV-02). */
export function CaseFollowUp(props: { readonly row: caseFollowUp_case$key }): ReactNode {
  const { t } = useTranslation("order-review");
  const { file } = useFragment(
    graphql`
      fragment caseFollowUp_case on ReviewCase {
        file {
          followUp {
            note
            askedBy
            askedAt
          }
        }
      }
    `,
    props.row,
  );
  if (!file?.followUp) return null;
  const { note, askedBy, askedAt } = file.followUp;
  return (
    <Section title={t("followedUp")}>
      <Facts label={(id) => t(`fact.${id}`)} facts={{ note, askedBy, askedAt: <Instant at={askedAt} /> }} />
    </Section>
  );
}
