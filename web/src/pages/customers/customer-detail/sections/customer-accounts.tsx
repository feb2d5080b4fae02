import { Skeleton } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { graphql, useLazyLoadQuery } from "react-relay";
import type { customerAccountsQuery } from "../../../../__generated__/customerAccountsQuery.graphql.ts";
import { Instant } from "../../../../format/instant.tsx";
import { Asked } from "../../../../parts/boundary/asked.tsx";
import { Section } from "../../../../parts/detail/section.tsx";
import { PageLink } from "../../../../parts/link/page-link.tsx";
import { StatusTag } from "../../../../parts/status/status-tag.tsx";
import { SimpleTable } from "../../../../parts/table/simple-table.tsx";
import { useShell } from "../../../../tab/use-shell.ts";

const MOST = 20;

/** The accounts that a customer orders with, its main one first; for those who may see accounts. */
export function CustomerAccounts(props: { readonly customerCode: string }): ReactNode {
  const { t } = useTranslation("customer-detail");
  const { may } = useShell();
  const { customerCode } = props;
  if (!may("USER_LIST.VIEW")) return null;
  return (
    <Section title={t("accounts")}>
      <Asked of={customerCode} fallback={<Skeleton height="20" />}>
        {(tries) => <Accounts customerCode={customerCode} fetchKey={tries} />}
      </Asked>
    </Section>
  );
}

function Accounts({ customerCode, fetchKey }: { readonly customerCode: string; readonly fetchKey: number }) {
  const { t } = useTranslation("customer-detail");
  const { userAccounts } = useLazyLoadQuery<customerAccountsQuery>(
    graphql`
      query customerAccountsQuery($first: Int!, $filter: UserAccountFilter!) {
        userAccounts(first: $first, filter: $filter, sort: USER_CODE_ASC) {
          edges {
            node {
              id
              userCode
              userName
              status
              signedInAt
            }
          }
        }
      }
    `,
    { first: MOST, filter: { customerCode } },
    { fetchKey, fetchPolicy: "store-and-network" },
  );
  return (
    <SimpleTable
      label={t("accounts")}
      heads={[t("account"), t("accountName"), t("accountState"), t("signedIn")]}
      rows={userAccounts.edges.map(({ node }) => ({
        key: node.id,
        off: node.status === "CANCELLED",
        cells: [
          <PageLink key="code" code="USER_LIST" params={{ customer: customerCode }}>
            {node.userCode}
          </PageLink>,
          node.userName ?? "–",
          <StatusTag key="state" kind="account" value={node.status} />,
          node.signedInAt ? <Instant key="at" at={node.signedInAt} /> : "–",
        ],
      }))}
      none={t("accountsNone")}
    />
  );
}
