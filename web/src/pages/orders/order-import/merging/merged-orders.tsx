import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { graphql, useLazyLoadQuery } from "react-relay";
import type { mergedOrdersQuery } from "../../../../__generated__/mergedOrdersQuery.graphql.ts";
import { formatCount } from "../../../../format/money.ts";
import { PageLink } from "../../../../parts/link/page-link.tsx";
import { SimpleTable } from "../../../../parts/table/simple-table.tsx";
import { useShell } from "../../../../tab/use-shell.ts";
import { Says } from "./said.tsx";

/** Orders that a merge has stored: mother number, child numbers, and the customer's orders that each is made of. */
export function MergedOrders({ id, total }: { readonly id: string; readonly total: number }): ReactNode {
  const { t } = useTranslation("order-import");
  const { may } = useShell();
  const { mergedOrders: made } = useLazyLoadQuery<mergedOrdersQuery>(
    graphql`
      query mergedOrdersQuery($id: ID!) {
        mergedOrders(id: $id) {
          id
          orderNode
          groupNo
          sfWaybillNo
          childNos
          orderNos
          receiverName
          receiverCountry
          parcels
        }
      }
    `,
    { id },
    { fetchPolicy: "store-or-network" },
  );
  return (
    <>
      <SimpleTable
        label={t("merge.orders")}
        heads={["mother", "children", "group", "orderNos", "receiver", "parcels"].map((one) => t(`merge.head.${one}`))}
        rows={made.map((one) => ({
          key: one.id,
          cells: [
            may("ORDER_DETAIL.VIEW") ? (
              <PageLink key="mother" code="ORDER_DETAIL" params={{ id: one.orderNode }} title={one.sfWaybillNo}>
                {one.sfWaybillNo}
              </PageLink>
            ) : (
              one.sfWaybillNo
            ),
            one.childNos.join(", "),
            one.groupNo,
            one.orderNos.join(", "),
            `${one.receiverName} (${one.receiverCountry})`,
            formatCount(one.parcels),
          ],
        }))}
        none={t("merge.noOrders")}
      />
      {total > made.length && <Says>{t("merge.more", { shown: made.length, total: formatCount(total) })}</Says>}
    </>
  );
}
