import { Skeleton } from "@chakra-ui/react";
import { useDeferredValue, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Asked } from "../../../../parts/boundary/asked.tsx";
import { PeekDrawer } from "../../../../parts/peek/peek-drawer.tsx";
import type { PeekProps } from "../../../../parts/peek/peeking.tsx";
import { CustomerPeekFacts } from "./customer-peek-facts.tsx";

/** A customer at a glance, beside the list; the one before shows until the next is there. */
export default function CustomerPeek({ id, onPeek }: PeekProps): ReactNode {
  const { t } = useTranslation("customer-detail");
  const shown = useDeferredValue(id);
  return (
    <PeekDrawer id={id} onPeek={onPeek} title={t("peek")} page={{ code: "CUSTOMER_DETAIL", params: { id } }}>
      <Asked of={shown} fallback={<Skeleton height="96" />}>
        {(tries) => <CustomerPeekFacts id={shown} fetchKey={tries} />}
      </Asked>
    </PeekDrawer>
  );
}
