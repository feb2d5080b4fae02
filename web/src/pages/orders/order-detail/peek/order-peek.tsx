import { Skeleton } from "@chakra-ui/react";
import { Suspense, useDeferredValue, useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { KeyedBoundary } from "../../../../parts/boundary/keyed-boundary.tsx";
import { FailureNotice } from "../../../../parts/list/notices.tsx";
import { PeekDrawer } from "../../../../parts/peek/peek-drawer.tsx";
import type { PeekProps } from "../../../../parts/peek/peeking.tsx";
import { OrderPeekFacts } from "./order-peek-facts.tsx";

/** An order at a glance, beside its list; the one before it shows until the next is there. */
export default function OrderPeek({ id, onPeek }: PeekProps): ReactNode {
  const { t } = useTranslation("order-detail");
  const shown = useDeferredValue(id);
  const [tries, tryAgain] = useState(0);
  return (
    <PeekDrawer id={id} onPeek={onPeek} title={t("peek")} page={{ code: "ORDER_DETAIL", params: { id } }}>
      <KeyedBoundary
        of={`${shown} ${tries}`}
        failed={(error) => <FailureNotice error={error} onRetry={() => tryAgain(tries + 1)} isRetrying={false} />}
      >
        <Suspense fallback={<Skeleton height="96" />}>
          <OrderPeekFacts id={shown} fetchKey={tries} />
        </Suspense>
      </KeyedBoundary>
    </PeekDrawer>
  );
}
