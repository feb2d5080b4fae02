import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { graphql, useLazyLoadQuery } from "react-relay";
import type { phoneAnswerQuery } from "../../../__generated__/phoneAnswerQuery.graphql.ts";
import { formatInstant } from "../../../format/date.ts";
import { Facts } from "../../../parts/detail/facts.tsx";
import { Section } from "../../../parts/detail/section.tsx";
import { Problem } from "../../../parts/form/problem.tsx";

/** What the rules say of a number. Suspends. */
export function PhoneAnswer(props: { readonly phone: string; readonly turn: string }): ReactNode {
  const { t } = useTranslation("phone-rule");
  const { phoneTried, phoneRulesKept } = useLazyLoadQuery<phoneAnswerQuery>(
    graphql`
      query phoneAnswerQuery($input: TryPhoneInput!) {
        phoneTried(input: $input) {
          answer {
            callingCode
            countries
            number
            problem
          }
          errors {
            message
            traceId
          }
        }
        phoneRulesKept {
          heardAt
        }
      }
    `,
    { input: { phone: props.phone } },
    { fetchKey: props.turn, fetchPolicy: "network-only" },
  );
  const { answer, errors } = phoneTried;
  const [error] = errors;
  if (error) return <Problem text={error.message} traceId={error.traceId} />;
  if (!answer) return null;
  const { callingCode, countries, number, problem } = answer;
  return (
    <Section title={problem ? t("refused") : t("taken")}>
      <Facts
        label={(id) => t(`fact.${id}`)}
        facts={{
          problem,
          number,
          rule: callingCode === null || callingCode === undefined ? number && t("noRule") : `+${callingCode}`,
          countries: countries.join(", "),
          kept: phoneRulesKept && (phoneRulesKept.heardAt ? formatInstant(phoneRulesKept.heardAt) : t("notKept")),
        }}
      />
    </Section>
  );
}
