import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { graphql, useFragment } from "react-relay";
import type { orderDays_days$key } from "../../../__generated__/orderDays_days.graphql.ts";
import { Card } from "../../../parts/card/card.ts";
import { DayBars } from "../../../parts/card/day-bars.tsx";
import { PageLink } from "../../../parts/link/page-link.tsx";

/** New orders of the last days; each day opens the list of it. */
export function OrderDays(props: { readonly days: orderDays_days$key }): ReactNode {
  const { t } = useTranslation(["order-list", "shell"]);
  const ordersByDay = useFragment(
    graphql`
      fragment orderDays_days on OrderDayCount @relay(plural: true) {
        day
        count
      }
    `,
    props.days,
  );
  return (
    <Card>
      <h2>
        {t("home.days")}
        <small>{t("home.daysHint")}</small>
      </h2>
      <DayBars
        days={ordersByDay}
        title={(day, count) => t("home.ordersOn", { day, count })}
        link={(day, column) => (
          <PageLink
            code="ORDER_LIST"
            params={{ day }}
            title={`${t("shell:module.ORDER_LIST")} · ${day.slice(5).replace("-", "/")}`}
          >
            {column}
          </PageLink>
        )}
      />
    </Card>
  );
}
