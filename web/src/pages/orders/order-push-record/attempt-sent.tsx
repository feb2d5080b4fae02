import { Text } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { graphql, useLazyLoadQuery } from "react-relay";
import type { attemptSentQuery } from "../../../__generated__/attemptSentQuery.graphql.ts";
import { SimpleTable } from "../../../parts/table/simple-table.tsx";

/** What was sent in an attempt, as the receiver reads it, field by field; masked. */
export function AttemptSent(props: { readonly id: string; readonly fetchKey: number }): ReactNode {
  const { t } = useTranslation("order-push-record");
  const { fields, idempotencyKey, isForgotten } = useLazyLoadQuery<attemptSentQuery>(
    graphql`
      query attemptSentQuery($id: ID!) {
        pushAttemptSent(id: $id) {
          idempotencyKey
          isForgotten
          fields {
            path
            value
          }
        }
      }
    `,
    { id: props.id },
    { fetchPolicy: "network-only", fetchKey: props.fetchKey },
  ).pushAttemptSent;
  return (
    <>
      <SimpleTable
        label={t("sent")}
        heads={[t("sentField"), t("sentValue")]}
        rows={[{ path: t("key"), value: idempotencyKey }, ...fields].map(({ path, value }) => ({
          key: path,
          cells: [path, value],
        }))}
        none=""
      />
      {isForgotten && <Text color="fg.muted">{t("sentForgotten")}</Text>}
    </>
  );
}
