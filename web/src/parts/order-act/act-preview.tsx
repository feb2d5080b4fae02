import { chakra } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
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

/** Orders that can't be acted on for the same reason. */
export interface Hindered {
  readonly key: string;
  /** How many, and why. */
  readonly text: string;
  readonly orders: readonly {
    readonly orderId: string;
    readonly sfWaybillNo: string;
    /** Who had cancelled it, and when. */
    readonly by: string | null | undefined;
    readonly at: string | null | undefined;
  }[];
}

/** What will be done, what can't be, and why, before anything is. */
export function ActPreview(props: {
  /** What will be done, a line each. */
  readonly says: readonly string[];
  /** Over those that can't be acted on. */
  readonly cant: string;
  readonly hindered: readonly Hindered[];
  /** How many are not among those that the viewer may see. */
  readonly missing: number;
}): ReactNode {
  const { t } = useTranslation("order-act");
  const { says, cant, hindered, missing } = props;
  return (
    <Told>
      {says.map((line) => (
        <p key={line}>{line}</p>
      ))}
      {(hindered.length > 0 || missing > 0) && (
        <section>
          <h3>{cant}</h3>
          <ul aria-label={cant}>
            {missing > 0 && <li>{t("missing", { count: missing })}</li>}
            {hindered.map(({ key, text, orders }) => (
              <li key={key}>
                {text}
                {orders.length > 0 && orders.length <= MOST_NAMED && (
                  <ul>
                    {orders.map(({ orderId, sfWaybillNo, by, at }) => (
                      <li key={orderId}>
                        {groupedText(sfWaybillNo)} {by && t("cancelledBy", { by })} {at && <Instant at={at} />}
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
