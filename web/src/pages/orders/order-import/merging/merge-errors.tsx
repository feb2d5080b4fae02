import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { graphql, useLazyLoadQuery } from "react-relay";
import { isImportColumn } from "@linehaul/schema/orders/order-import/columns";
import { headOf } from "@linehaul/schema/orders/order-import/texts";
import { isLanguage } from "@linehaul/schema/sites";
import type { mergeErrorsQuery } from "../../../../__generated__/mergeErrorsQuery.graphql.ts";
import { SimpleTable } from "../../../../parts/table/simple-table.tsx";

/** Rows that had become wrong when a merge was to be stored: which order and group, and what is wrong. */
export function MergeErrors({ id }: { readonly id: string }): ReactNode {
  const { t, i18n } = useTranslation("order-import");
  const { orderMergeErrors: found } = useLazyLoadQuery<mergeErrorsQuery>(
    graphql`
      query mergeErrorsQuery($id: ID!) {
        orderMergeErrors(id: $id) {
          id
          row
          groupNo
          orderNo
          field
          message
        }
      }
    `,
    { id },
    { fetchPolicy: "store-or-network" },
  );
  const language = isLanguage(i18n.language) ? i18n.language : "en";
  return (
    <SimpleTable
      label={t("merge.errors")}
      heads={["row", "group", "orderNo", "column", "message"].map((one) => t(`merge.errorHead.${one}`))}
      rows={found.map((one) => ({
        key: one.id,
        cells: [
          one.row,
          one.groupNo,
          one.orderNo,
          isImportColumn(one.field) ? headOf(one.field, language) : one.field,
          one.message,
        ],
      }))}
      none={t("wrong.none")}
    />
  );
}
