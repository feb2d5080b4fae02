import { chakra } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { graphql, useFragment } from "react-relay";
import type { orderStates_orders$key } from "../../../__generated__/orderStates_orders.graphql.ts";
import { formatCount } from "../../../format/money.ts";
import { PageLink } from "../../../parts/link/page-link.tsx";
import { Card } from "../../../parts/card/card.ts";

const Grid = chakra("ul", {
  base: {
    listStyle: "none",
    display: "grid",
    gap: "1px",
    gridTemplateColumns: "repeat(auto-fit, minmax(6.25rem, 1fr))",
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

/** How many orders there are in each state; each number opens the order list, filtered by it. */
export function OrderStates(props: { readonly orders: orderStates_orders$key }): ReactNode {
  const { t } = useTranslation(["order-list", "shell"]);
  const orders = useFragment(
    graphql`
      fragment orderStates_orders on OrderConnection {
        totalCount
        totalIsExact
        statusCounts {
          status
          count
          isExact
        }
      }
    `,
    props.orders,
  );
  const states = orders.statusCounts.map((state) => ({ ...state, name: t(`parts:status.order.${state.status}`) }));
  return (
    <Card>
      <h2>
        {t("home.states")}
        <small>{t("home.statesHint")}</small>
      </h2>
      <Grid>
        <li>
          <PageLink code="ORDER_LIST">
            {t("home.all")}
            <b>{formatCount(orders.totalCount, orders.totalIsExact)}</b>
          </PageLink>
        </li>
        {states.map(({ status, name, count, isExact }) => (
          <li key={status}>
            <PageLink
              code="ORDER_LIST"
              params={{ orderStatus: status }}
              title={`${t("shell:module.ORDER_LIST")} · ${name}`}
            >
              {name}
              <b>{formatCount(count, isExact)}</b>
            </PageLink>
          </li>
        ))}
      </Grid>
    </Card>
  );
}
