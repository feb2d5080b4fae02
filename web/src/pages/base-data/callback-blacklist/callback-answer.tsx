import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { graphql, useLazyLoadQuery } from "react-relay";
import type { callbackAnswerQuery } from "../../../__generated__/callbackAnswerQuery.graphql.ts";
import { Facts } from "../../../parts/detail/facts.tsx";
import { Section } from "../../../parts/detail/section.tsx";
import { Problem } from "../../../parts/form/problem.tsx";
import { PageLink } from "../../../parts/link/page-link.tsx";

/** What is written is a customer's code, or else an address. */
const asked = (line: string) =>
  /^\d{10}$/.test(line) ? { customerCode: line, address: null } : { customerCode: null, address: line };

/** Whether a call-back goes, and the row that withholds it. Suspends. */
export function CallbackAnswer(props: { readonly line: string; readonly turn: string }): ReactNode {
  const { t } = useTranslation("callback-blacklist");
  const { callbackTried } = useLazyLoadQuery<callbackAnswerQuery>(
    graphql`
      query callbackAnswerQuery($input: CallbackToTryInput!) {
        callbackTried(input: $input) {
          answer {
            isWithheld
            row {
              subject
              customerName
              reason
            }
          }
          errors {
            message
            traceId
          }
        }
      }
    `,
    { input: asked(props.line) },
    { fetchKey: props.turn, fetchPolicy: "network-only" },
  );
  const { answer, errors } = callbackTried;
  const [error] = errors;
  if (error) return <Problem text={error.message} traceId={error.traceId} />;
  if (!answer) return null;
  const { isWithheld, row } = answer;
  return (
    <Section title={isWithheld ? t("withheld") : t("goes")}>
      {row ? (
        <Facts
          label={(id) => t(`fact.${id}`)}
          facts={{
            why: row.reason,
            customer: row.customerName,
            row: (
              <PageLink code="CALLBACK_BLACKLIST" params={{ keyword: row.subject }}>
                {row.subject}
              </PageLink>
            ),
          }}
        />
      ) : (
        <p>{t("noRow")}</p>
      )}
    </Section>
  );
}
