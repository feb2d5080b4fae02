import { Button } from "@chakra-ui/react";
import { useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Keyed } from "../../../../parts/act-keys/keyed.tsx";
import { keepNeighbours, neighboursOf } from "../../../../parts/neighbours/neighbours.ts";
import { tabId as tabOf } from "../../../../tab/tab-id.ts";
import { useShell } from "../../../../tab/use-shell.ts";

/** The order before and after this one in the list that it was opened from, in place of this one's tab; nothing when it came from none. */
export function OrderNeighbours({ id }: { readonly id: string }): ReactNode {
  const { t } = useTranslation("order-detail");
  const { tabId, open, close } = useShell();
  const [{ rows, at, previous, next }] = useState(() => neighboursOf(tabId, id));
  if (at < 0) return null;
  const go = (to: string) => {
    keepNeighbours(tabOf("ORDER_DETAIL", { id: to }), rows);
    open("ORDER_DETAIL", { id: to });
    close();
  };
  return (
    <>
      <Keyed letter="k">
        <Step sign="↑" label={t("previous")} to={previous} go={go} />
      </Keyed>
      <small>{t("place", { at: at + 1, of: rows.length })}</small>
      <Keyed letter="j">
        <Step sign="↓" label={t("next")} to={next} go={go} />
      </Keyed>
    </>
  );
}

function Step(props: {
  readonly sign: string;
  readonly label: string;
  readonly to: string | null;
  readonly go: (to: string) => void;
}) {
  const { sign, label, to, go } = props;
  return (
    <Button
      size="sm"
      variant="ghost"
      aria-label={label}
      title={label}
      disabled={to === null}
      onClick={() => to !== null && go(to)}
    >
      {sign}
    </Button>
  );
}
