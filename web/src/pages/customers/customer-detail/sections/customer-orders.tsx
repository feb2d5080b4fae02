import { Skeleton } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { graphql, useLazyLoadQuery } from "react-relay";
import type { customerOrdersQuery } from "../../../../__generated__/customerOrdersQuery.graphql.ts";
import { Instant } from "../../../../format/instant.tsx";
import { Asked } from "../../../../parts/boundary/asked.tsx";
import { Section } from "../../../../parts/detail/section.tsx";
import { PageLink } from "../../../../parts/link/page-link.tsx";
import { groupedText } from "../../../../parts/numbers/grouped-number.tsx";
import { StatusTag } from "../../../../parts/status/status-tag.tsx";
import { SimpleTable } from "../../../../parts/table/simple-table.tsx";
import { useShell } from "../../../../tab/use-shell.ts";

const MOST = 10;

/** What a customer ordered last. It belongs to another service: when that is down the customer still shows, with another try here. */
export function CustomerOrders(props: { readonly customerCode: string }): ReactNode {
  const { t } = useTranslation("customer-detail");
  const { may } = useShell();
  const { customerCode } = props;
  return (
    <Section title={t("orders")}>
      {may("ORDER_LIST.VIEW") ? (
        <Asked of={customerCode} fallback={<Skeleton height="40" />}>
          {(tries) => <Latest customerCode={customerCode} fetchKey={tries} />}
        </Asked>
      ) : (
        <p>{t("ordersDenied")}</p>
      )}
    </Section>
  );
}

function Latest({ customerCode, fetchKey }: { readonly customerCode: string; readonly fetchKey: number }) {
  const { t } = useTranslation("customer-detail");
  const { orders } = useLazyLoadQuery<customerOrdersQuery>(
    graphql`
      query customerOrdersQuery($first: Int!, $filter: OrderFilter!) {
        orders(first: $first, filter: $filter, sort: CREATED_AT_DESC) {
          edges {
            node {
              id
              sfWaybillNo
              orderStatus
              receiverName
              receiverCountry {
                code
              }
              createdAt
              viewerMayOpen
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
      label={t("orders")}
      heads={[t("order"), t("orderState"), t("receiver"), t("placed")]}
      rows={orders.edges.map(({ node }) => ({
        key: node.id,
        cells: [
          node.viewerMayOpen ? (
            <PageLink key="order" code="ORDER_DETAIL" params={{ id: node.id }} title={groupedText(node.sfWaybillNo)}>
              {groupedText(node.sfWaybillNo)}
            </PageLink>
          ) : (
            groupedText(node.sfWaybillNo)
          ),
          <StatusTag key="state" kind="order" value={node.orderStatus} />,
          `${node.receiverName} · ${node.receiverCountry?.code ?? "—"}`,
          <Instant key="placed" at={node.createdAt} />,
        ],
      }))}
      none={t("ordersNone")}
    />
  );
}
