import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { cancelDialogQuery } from "../../__generated__/cancelDialogQuery.graphql.ts";
import { ActPreview } from "../order-act/act-preview.tsx";

/** What will be cancelled, what can't be, and why, before anything is done. */
export function CancelPreview(props: {
  readonly orders: cancelDialogQuery["response"]["orders"];
  /** How many were asked for. */
  readonly asked: number;
}): ReactNode {
  const { t } = useTranslation("cancel");
  const { orders, asked } = props;
  const can = orders.filter(({ viewerMayCancel }) => viewerMayCancel);
  const cant = Map.groupBy(
    orders.filter(({ viewerMayCancel }) => !viewerMayCancel),
    ({ orderStatus }) => orderStatus,
  );
  return (
    <ActPreview
      says={can.length > 0 ? [t("says", { count: can.length, asked })] : []}
      cant={t("cant")}
      hindered={[...cant].map(([status, some]) => ({
        key: status,
        text: t(`why.${status}`, { count: some.length }),
        orders: some,
      }))}
      missing={asked - orders.length}
    />
  );
}
