import { chakra } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { graphql, useFragment } from "react-relay";
import type { orderDays_days$key } from "../../../__generated__/orderDays_days.graphql.ts";
import { formatCount } from "../../../format/money.ts";
import { Card } from "../../../parts/card/card.ts";
import { PageLink } from "../../../parts/link/page-link.tsx";

const HEIGHT = 96;

/** A column a day, its height the number of orders; the number stands above it, so that nothing is told by the height alone. */
const Days = chakra("ol", {
  base: {
    listStyle: "none",
    display: "flex",
    alignItems: "flex-end",
    gap: { base: "1px", md: "1.5" },
    "& > li": { flex: "1", minW: "0" },
    // A phone has room for a week that can be pressed.
    "& > li:nth-last-of-type(n + 8)": { display: { base: "none", md: "block" } },
    "& a": {
      display: "flex",
      flexDirection: "column",
      alignItems: "center",
      justifyContent: "flex-end",
      borderRadius: "l1",
      color: "fg.muted",
      fontWeight: "normal",
      fontVariantNumeric: "tabular-nums",
      _hover: { bg: "bg.muted", textDecoration: "none", color: "fg" },
      "& > b": { textStyle: "xs", fontWeight: "semibold", color: "fg" },
      "& > i": {
        display: "block",
        width: "full",
        maxW: "9",
        minH: "2px",
        borderTopRadius: "l1",
        bg: "route",
        opacity: "0.8",
      },
      "& > small": {
        textStyle: "xs",
        borderTopWidth: "1px",
        width: "full",
        textAlign: "center",
        whiteSpace: "nowrap",
        overflow: "hidden",
      },
    },
  },
});

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
  const most = Math.max(1, ...ordersByDay.map(({ count }) => count));
  return (
    <Card>
      <h2>
        {t("home.days")}
        <small>{t("home.daysHint")}</small>
      </h2>
      <Days>
        {ordersByDay.map(({ day, count }) => (
          <li key={day} title={t("home.ordersOn", { day: day.replaceAll("-", "/"), count: formatCount(count) })}>
            <PageLink
              code="ORDER_LIST"
              params={{ day }}
              title={`${t("shell:module.ORDER_LIST")} · ${day.slice(5).replace("-", "/")}`}
            >
              <b>{formatCount(count)}</b>
              <i aria-hidden style={{ height: Math.round((count / most) * HEIGHT) }} />
              <small>{day.slice(8)}</small>
            </PageLink>
          </li>
        ))}
      </Days>
    </Card>
  );
}
