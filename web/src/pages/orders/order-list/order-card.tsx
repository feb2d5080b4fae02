import { chakra } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { graphql, usePreloadedQuery } from "react-relay";
import type { orderCardQuery } from "../../../__generated__/orderCardQuery.graphql.ts";
import type { PageProps } from "../../../tab/page-props.ts";
import { OrderDays } from "./order-days.tsx";
import { OrderStates } from "./order-states.tsx";

const Both = chakra("div", { base: { display: "grid", gap: "4", gridTemplateColumns: "minmax(0, 1fr)" } });

/** The home page's cards of the orders: by state and by day. Throws when they can't be had. */
export default function OrderCard({ queryRef }: PageProps<orderCardQuery>): ReactNode {
  const { orders, ordersByDay } = usePreloadedQuery<orderCardQuery>(
    graphql`
      query orderCardQuery($days: Int!) @preloadable {
        orders(first: 1) {
          ...orderStates_orders
        }
        ordersByDay(days: $days) {
          ...orderDays_days
        }
      }
    `,
    queryRef,
  );
  return (
    <Both>
      <OrderStates orders={orders} />
      <OrderDays days={ordersByDay} />
    </Both>
  );
}
