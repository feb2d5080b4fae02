import { chakra } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { cancelDialogQuery } from "../../__generated__/cancelDialogQuery.graphql.ts";
import { Instant } from "../../format/instant.tsx";
import { groupedText } from "../numbers/grouped-number.tsx";

const Told = chakra("div", {
  base: {
    gridColumn: "1 / -1",
    display: "grid",
    gap: "2",
    "& h3": { textStyle: "xs", fontWeight: "semibold", color: "fg.muted" },
    "& ul": { listStyle: "none", m: "0", p: "0", fontVariantNumeric: "tabular-nums" },
    "& ul ul": { color: "fg.muted", textStyle: "xs", ps: "3" },
  },
});
/** Of more orders than this their numbers say nothing to a reader. */
const MOST_NAMED = 20;

export type Cancellable = cancelDialogQuery["response"]["orders"][number];

/** What will be cancelled, what can't be, and why, before anything is done. */
export function CancelPreview(props: {
  readonly orders: readonly Cancellable[];
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
  const missing = asked - orders.length;
  return (
    <Told>
      {can.length > 0 && <p>{t("says", { count: can.length, asked })}</p>}
      {(cant.size > 0 || missing > 0) && (
        <section>
          <h3>{t("cant")}</h3>
          <ul aria-label={t("cant")}>
            {missing > 0 && <li>{t("missing", { count: missing })}</li>}
            {[...cant].map(([status, some]) => (
              <li key={status}>
                {t(`why.${status}`, { count: some.length })}
                {some.length <= MOST_NAMED && (
                  <ul>
                    {some.map(({ orderId, sfWaybillNo, by, at }) => (
                      <li key={orderId}>
                        {groupedText(sfWaybillNo)} {by && t("by", { by })} {at && <Instant at={at} />}
                      </li>
                    ))}
                  </ul>
                )}
              </li>
            ))}
          </ul>
        </section>
      )}
    </Told>
  );
}
