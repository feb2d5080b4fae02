import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { graphql, useLazyLoadQuery } from "react-relay";
import type { userSignInsQuery } from "../../../__generated__/userSignInsQuery.graphql.ts";
import { Instant } from "../../../format/instant.tsx";
import { SimpleTable } from "../../../parts/table/simple-table.tsx";

/** The newest sign-ins with an account. Suspends. */
export function UserSignIns({ id, turn }: { readonly id: string; readonly turn: number }): ReactNode {
  const { t } = useTranslation("user-list");
  const { userAccountSignIns } = useLazyLoadQuery<userSignInsQuery>(
    graphql`
      query userSignInsQuery($id: ID!) {
        userAccountSignIns(id: $id) {
          id
          at
          result
          client
          address
        }
      }
    `,
    { id },
    { fetchKey: turn, fetchPolicy: "network-only" },
  );
  return (
    <SimpleTable
      label={t("signIns")}
      heads={[t("signIn.at"), t("signIn.result"), t("signIn.client"), t("signIn.address")]}
      none={t("signIn.none")}
      rows={userAccountSignIns.map((one) => ({
        key: one.id,
        off: one.result !== "RIGHT",
        cells: [<Instant key="at" at={one.at} />, t(`signInIs.${one.result}`), one.client, one.address],
      }))}
    />
  );
}
