import { Button, Skeleton } from "@chakra-ui/react";
import { Suspense, useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { KeyedBoundary } from "../../../parts/boundary/keyed-boundary.tsx";
import { DialogBody, DialogFoot } from "../../../parts/dialog/dialog.tsx";
import { TabDialog } from "../../../parts/dialog/tab-dialog.tsx";
import { FailureNotice } from "../../../parts/list/notices.tsx";
import { ProductTold } from "./product-told.tsx";

/** A product beside its list, as one would tell a customer. */
export default function ProductDetail(props: { readonly id: string; readonly onClose: () => void }): ReactNode {
  const { t } = useTranslation("product-information");
  /** Counts the tries: another one asks again. */
  const [turn, setTurn] = useState(0);
  return (
    <TabDialog title={t("detail")} isDrawer size="4xl" onClose={props.onClose}>
      <DialogBody>
        <KeyedBoundary
          of={turn}
          failed={(error) => <FailureNotice error={error} onRetry={() => setTurn(turn + 1)} isRetrying={false} />}
        >
          <Suspense fallback={<Skeleton height="60" />}>
            <ProductTold id={props.id} turn={turn} />
          </Suspense>
        </KeyedBoundary>
      </DialogBody>
      <DialogFoot>
        <span />
        <Button data-autofocus onClick={props.onClose}>
          {t("close")}
        </Button>
      </DialogFoot>
    </TabDialog>
  );
}
