import { Skeleton } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { graphql, useLazyLoadQuery } from "react-relay";
import { MOST_MONTHS } from "@linehaul/schema/orders/order/month-count";
import type { customerMonthsQuery } from "../../../../__generated__/customerMonthsQuery.graphql.ts";
import { Asked } from "../../../../parts/boundary/asked.tsx";
import { ColumnChart } from "../../../../parts/chart/chart.tsx";
import { Section } from "../../../../parts/detail/section.tsx";
import { useShell } from "../../../../tab/use-shell.ts";

/** How much a customer ordered in each of the last thirteen months. It comes from the order service: see CustomerOrders. */
export function CustomerMonths(props: { readonly customerCode: string }): ReactNode {
  const { t } = useTranslation("customer-detail");
  const { may } = useShell();
  const { customerCode } = props;
  if (!may("ORDER_LIST.VIEW")) return null;
  return (
    <Section title={t("months")}>
      <Asked of={customerCode} fallback={<Skeleton height="40" />}>
        {(tries) => <Months customerCode={customerCode} fetchKey={tries} />}
      </Asked>
    </Section>
  );
}

function Months({ customerCode, fetchKey }: { readonly customerCode: string; readonly fetchKey: number }) {
  const { t } = useTranslation("customer-detail");
  const { ordersByMonth } = useLazyLoadQuery<customerMonthsQuery>(
    graphql`
      query customerMonthsQuery($customerCode: String!, $months: Int!) {
        ordersByMonth(customerCode: $customerCode, months: $months) {
          month
          count
          cancelled
        }
      }
    `,
    { customerCode, months: MOST_MONTHS },
    { fetchKey, fetchPolicy: "store-and-network" },
  );
  if (ordersByMonth.every(({ count }) => count === 0)) return <p>{t("monthsNone")}</p>;
  return (
    <ColumnChart
      label={t("months")}
      of={t("month")}
      series={[
        { id: "cancelled", label: t("monthCancelled"), color: "border.emphasized" },
        { id: "kept", label: t("monthKept"), color: "route" },
      ]}
      groups={ordersByMonth.map(({ month, count, cancelled }) => ({
        name: month.replace("-", "/"),
        short: month.slice(2).replace("-", "/"),
        values: { kept: count - cancelled, cancelled },
      }))}
    />
  );
}
