import { Skeleton } from "@chakra-ui/react";
import { useDeferredValue, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Asked } from "../../../../parts/boundary/asked.tsx";
import { PeekDrawer } from "../../../../parts/peek/peek-drawer.tsx";
import type { PeekProps } from "../../../../parts/peek/peeking.tsx";
import { OrderPeekFacts } from "./order-peek-facts.tsx";

/** An order at a glance, beside its list; the one before it shows until the next is there. */
export default function OrderPeek({ id, onPeek }: PeekProps): ReactNode {
  const { t } = useTranslation("order-detail");
  const shown = useDeferredValue(id);
  return (
    <PeekDrawer id={id} onPeek={onPeek} title={t("peek")} page={{ code: "ORDER_DETAIL", params: { id } }}>
      <Asked of={shown} fallback={<Skeleton height="96" />}>
        {(tries) => <OrderPeekFacts id={shown} fetchKey={tries} />}
      </Asked>
    </PeekDrawer>
  );
}
