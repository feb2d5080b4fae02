import { Stack } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { graphql, useLazyLoadQuery } from "react-relay";
import type { declarationBoxAnswerQuery } from "../../../__generated__/declarationBoxAnswerQuery.graphql.ts";
import { dayText } from "../../../format/period.ts";
import { Facts } from "../../../parts/detail/facts.tsx";
import { Section } from "../../../parts/detail/section.tsx";
import { Problem } from "../../../parts/form/problem.tsx";
import { DeclarationHeld } from "./declaration-held.tsx";

/** How an order is declared out of its country and into the other, each with the row that says so. Suspends. */
export function DeclarationBoxAnswer(props: {
  readonly waybillNo: string;
  readonly turn: string;
  readonly onShow: (customerCode: string) => void;
}): ReactNode {
  const { t } = useTranslation("declaration-config");
  const { orderDeclaration } = useLazyLoadQuery<declarationBoxAnswerQuery>(
    graphql`
      query declarationBoxAnswerQuery($input: OrderDeclarationInput!) {
        orderDeclaration(input: $input) {
          answer {
            orderNo
            customerName
            countryCode
            day
            exported {
              ...declarationHeld_held
            }
            imported {
              ...declarationHeld_held
            }
          }
          errors {
            message
            traceId
          }
        }
      }
    `,
    { input: { waybillNo: props.waybillNo } },
    { fetchKey: props.turn, fetchPolicy: "network-only" },
  );
  const { answer, errors } = orderDeclaration;
  const [error] = errors;
  if (error) return <Problem text={error.message} traceId={error.traceId} />;
  if (!answer) return null;
  const { orderNo, customerName, countryCode, day, exported, imported } = answer;
  return (
    <Stack gap="3">
      <Section title={orderNo}>
        <Facts
          label={(id) => t(`fact.${id}`)}
          facts={{ customer: customerName, country: countryCode, day: dayText(day) }}
        />
      </Section>
      <DeclarationHeld title={t("direction.EXPORT")} held={exported} onShow={props.onShow} />
      <DeclarationHeld title={t("direction.IMPORT")} held={imported} onShow={props.onShow} />
    </Stack>
  );
}
