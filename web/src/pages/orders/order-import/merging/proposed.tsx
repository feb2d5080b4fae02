import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { graphql, useLazyLoadQuery } from "react-relay";
import { whyAlone } from "@linehaul/schema/orders/order-import/texts";
import { isLanguage } from "@linehaul/schema/sites";
import type { proposedQuery } from "../../../../__generated__/proposedQuery.graphql.ts";
import { formatCount, formatDecimal } from "../../../../format/money.ts";
import { Amount } from "../../../../parts/detail/amount.tsx";
import { SimpleTable } from "../../../../parts/table/simple-table.tsx";
import { Heading, Says } from "./said.tsx";

/** Groups that were proposed, with what they come to, and rows that travel alone with the reason in words. */
export function Proposed(props: { readonly id: string; readonly groups: number; readonly alone: number }): ReactNode {
  const { t, i18n } = useTranslation("order-import");
  const { orderPreMergeGroups: groups, orderPreMergeErrors: alone } = useLazyLoadQuery<proposedQuery>(
    graphql`
      query proposedQuery($id: ID!) {
        orderPreMergeGroups(id: $id) {
          id
          groupNo
          customerCode
          customerName
          receiverName
          receiverCountry
          rows
          parcels
          weight
          declaredValue
          declaredCurrency
        }
        orderPreMergeErrors(id: $id) {
          id
          row
          orderNos
          why
          nearRow
        }
      }
    `,
    { id: props.id },
    { fetchPolicy: "store-or-network" },
  );
  const language = isLanguage(i18n.language) ? i18n.language : "en";
  const more = (shown: number, total: number) =>
    total > shown && <Says>{t("preMerge.more", { shown, total: formatCount(total) })}</Says>;
  const heads = (...names: string[]) => names.map((name) => t(`preMerge.head.${name}`));
  return (
    <>
      <Heading>{t("preMerge.groups")}</Heading>
      <SimpleTable
        label={t("preMerge.groups")}
        heads={heads("group", "customer", "receiver", "rows", "orders", "parcels", "weight", "value")}
        rows={groups.map((one) => ({
          key: one.id,
          cells: [
            one.groupNo,
            one.customerName ?? one.customerCode,
            `${one.receiverName} (${one.receiverCountry})`,
            one.rows.join(", "),
            formatCount(one.rows.length),
            formatCount(one.parcels),
            formatDecimal(one.weight),
            <Amount key="value" value={one.declaredValue} currency={one.declaredCurrency} />,
          ],
        }))}
        none={t("preMerge.noGroups")}
      />
      {more(groups.length, props.groups)}
      <Heading>{t("preMerge.alone")}</Heading>
      <SimpleTable
        label={t("preMerge.alone")}
        heads={heads("row", "orderNo", "why", "nearRow")}
        rows={alone.map((one) => ({
          key: one.id,
          cells: [one.row, one.orderNos.join(", "), one.why && whyAlone(one.why, language), one.nearRow],
        }))}
        none={t("preMerge.noneAlone")}
      />
      {more(alone.length, props.alone)}
    </>
  );
}
