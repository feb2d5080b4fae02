import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { graphql, useLazyLoadQuery } from "react-relay";
import type { userMailsQuery, userMailsQuery$data } from "../../../__generated__/userMailsQuery.graphql.ts";
import { Instant } from "../../../format/instant.tsx";
import { SimpleTable } from "../../../parts/table/simple-table.tsx";

/** What became of a mail: on its way, failed, its link followed, or there and not followed yet. */
function endOf({
  state,
  usedAt,
}: userMailsQuery$data["userAccountMails"][number]): "USED" | "SENT" | "FAILED" | "PENDING" {
  if (usedAt) return "USED";
  if (state === "SUCCESS") return "SENT";
  return state === "FAILED" ? "FAILED" : "PENDING";
}

/** The newest mails to the owner of an account. Suspends. */
export function UserMails({ id, turn }: { readonly id: string; readonly turn: number }): ReactNode {
  const { t } = useTranslation("user-list");
  const { userAccountMails } = useLazyLoadQuery<userMailsQuery>(
    graphql`
      query userMailsQuery($id: ID!) {
        userAccountMails(id: $id) {
          id
          purpose
          askedBy
          askedAt
          state
          usedAt
        }
      }
    `,
    { id },
    { fetchKey: turn, fetchPolicy: "network-only" },
  );
  return (
    <SimpleTable
      label={t("mails")}
      heads={[t("mail.askedAt"), t("mail.purpose"), t("mail.askedBy"), t("mail.end")]}
      none={t("mail.none")}
      rows={userAccountMails.map((one) => ({
        key: one.id,
        off: endOf(one) === "FAILED",
        cells: [
          <Instant key="at" at={one.askedAt} />,
          t(`purpose.${one.purpose}`),
          one.askedBy,
          t(`mailIs.${endOf(one)}`),
        ],
      }))}
    />
  );
}
