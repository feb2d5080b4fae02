import { Skeleton } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { graphql, useLazyLoadQuery } from "react-relay";
import type { customerCodsQuery } from "../../../../__generated__/customerCodsQuery.graphql.ts";
import { Asked } from "../../../../parts/boundary/asked.tsx";
import { Amount } from "../../../../parts/detail/amount.tsx";
import { Section } from "../../../../parts/detail/section.tsx";
import { PageLink } from "../../../../parts/link/page-link.tsx";
import { Masked } from "../../../../parts/masked/masked.tsx";
import { SimpleTable } from "../../../../parts/table/simple-table.tsx";
import { useShell } from "../../../../tab/use-shell.ts";

/** Nobody collects in more currencies. */
const MOST = 20;

/** Where what a customer's receivers pay goes to, a row a currency (ORD-04); for those who may see that list. */
export function CustomerCods(props: { readonly customerCode: string }): ReactNode {
  const { t } = useTranslation("customer-detail");
  const { may } = useShell();
  const { customerCode } = props;
  if (!may("CUSTOMER_COD.VIEW")) return null;
  return (
    <Section title={t("cods")}>
      <Asked of={customerCode} fallback={<Skeleton height="16" />}>
        {(tries) => <Cods customerCode={customerCode} fetchKey={tries} />}
      </Asked>
    </Section>
  );
}

function Cods({ customerCode, fetchKey }: { readonly customerCode: string; readonly fetchKey: number }) {
  const { t } = useTranslation("customer-detail");
  const { customerCods } = useLazyLoadQuery<customerCodsQuery>(
    graphql`
      query customerCodsQuery($first: Int!, $filter: CustomerCodFilter!) {
        customerCods(first: $first, filter: $filter, sort: CUSTOMER_ASC) {
          edges {
            node {
              id
              status
              currency
              least
              most
              card
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
      label={t("cods")}
      heads={[t("codCurrency"), t("codLeast"), t("codMost"), t("codCard")]}
      rows={customerCods.edges.map(({ node }) => ({
        key: node.id,
        off: node.status === "DISABLED",
        cells: [
          <PageLink key="currency" code="CUSTOMER_COD" params={{ keyword: customerCode }}>
            {node.currency}
          </PageLink>,
          <Amount key="least" value={node.least} currency={node.currency} />,
          <Amount key="most" value={node.most} currency={node.currency} />,
          <Masked key="card" value={node.card} />,
        ],
      }))}
      none={t("codsNone")}
    />
  );
}
