import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { graphql, useLazyLoadQuery } from "react-relay";
import type { linkAnswerQuery } from "../../../__generated__/linkAnswerQuery.graphql.ts";
import { useTexts } from "../../../i18n/use-texts.ts";
import { Facts } from "../../../parts/detail/facts.tsx";
import { Section } from "../../../parts/detail/section.tsx";
import { Problem } from "../../../parts/form/problem.tsx";
import { PageLink } from "../../../parts/link/page-link.tsx";

/** Where a link leads to and the row that lets it pass, or why it is not followed. Suspends. */
export function LinkAnswer(props: { readonly link: string; readonly turn: string }): ReactNode {
  const { t } = useTranslation("jump-whitelist");
  const texts = useTexts("jump-whitelist");
  const { linkTried } = useLazyLoadQuery<linkAnswerQuery>(
    graphql`
      query linkAnswerQuery($input: LinkToTryInput!) {
        linkTried(input: $input) {
          answer {
            href
            refusal
            row {
              host
            }
          }
          errors {
            message
            traceId
          }
        }
      }
    `,
    { input: { link: props.link } },
    { fetchKey: props.turn, fetchPolicy: "network-only" },
  );
  const { answer, errors } = linkTried;
  const [error] = errors;
  if (error) return <Problem text={error.message} traceId={error.traceId} />;
  if (!answer) return null;
  const { href, refusal, row } = answer;
  return (
    <Section title={refusal ? t("refused") : t("followed")}>
      <Facts
        label={(id) => t(`fact.${id}`)}
        facts={{
          href,
          why: refusal && texts(`refusal.${refusal}`),
          row: row && (
            <PageLink code="JUMP_WHITELIST" params={{ keyword: row.host }}>
              {row.host}
            </PageLink>
          ),
        }}
      />
    </Section>
  );
}
