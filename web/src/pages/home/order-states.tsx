import { chakra } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { graphql, usePreloadedQuery, type PreloadedQuery } from "react-relay";
import type { orderStatesQuery } from "../../__generated__/orderStatesQuery.graphql.ts";
import { formatCount } from "../../format/money.ts";
import { PageLink } from "../../shell/page-link.tsx";
import { Card } from "./card.ts";

const Grid = chakra("ul", {
  base: {
    listStyle: "none",
    display: "grid",
    gap: "1px",
    gridTemplateColumns: "repeat(auto-fill, minmax(7rem, 1fr))",
    "& a": {
      display: "flex",
      flexDirection: "column-reverse",
      p: "2",
      mx: "-2",
      borderRadius: "l2",
      color: "fg.muted",
      fontWeight: "normal",
      _hover: { bg: "bg.muted", textDecoration: "none" },
      "& > b": { textStyle: "3xl", fontWeight: "bold", letterSpacing: "tight", color: "fg" },
    },
  },
});

/** How many orders there are in each state; each number opens the order list, filtered by it. Throws when they can't be had. */
export function OrderStates({ queryRef }: { queryRef: PreloadedQuery<orderStatesQuery> }): ReactNode {
  const { t } = useTranslation();
  const { orders } = usePreloadedQuery<orderStatesQuery>(
    graphql`
      query orderStatesQuery($orders: Boolean!) @preloadable {
        orders(first: 1) @include(if: $orders) {
          totalCount
          totalIsExact
          statusCounts {
            status
            count
            isExact
          }
        }
      }
    `,
    queryRef,
  );
  if (!orders) return null;
  const states = orders.statusCounts.map((state) => ({ ...state, name: t(`parts:status.order.${state.status}`) }));
  return (
    <Card>
      <h2>
        {t("home.today")}
        <small>{t("home.todayHint")}</small>
      </h2>
      <Grid>
        {orders.totalCount !== null && orders.totalCount !== undefined && (
          <li>
            <PageLink code="ORDER_LIST">
              {t("home.all")}
              <b>{formatCount(orders.totalCount, orders.totalIsExact)}</b>
            </PageLink>
          </li>
        )}
        {states.map(({ status, name, count, isExact }) => (
          <li key={status}>
            <PageLink code="ORDER_LIST" params={{ orderStatus: status }} title={`${t("module.ORDER_LIST")} · ${name}`}>
              {name}
              <b>{formatCount(count, isExact)}</b>
            </PageLink>
          </li>
        ))}
      </Grid>
    </Card>
  );
}
