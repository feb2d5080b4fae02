import { Button } from "@chakra-ui/react";
import { Suspense, useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { CancelPage } from "@linehaul/schema/orders/order/cancel-limits";
import { useShell } from "../../tab/use-shell.ts";
import { CancelDialog } from "./cancel-dialog-lazy.ts";

/** Asks whether orders are to be cancelled, and why (ORD-06), for those who hold a button of it. */
export function CancelButton(props: {
  readonly page: CancelPage;
  /** Node ids of the orders. */
  readonly orders: readonly string[];
  /** After the outcomes were seen, where anything was done. */
  readonly onCancelled: () => void;
}): ReactNode {
  const { t } = useTranslation("parts");
  const { may } = useShell();
  const [isOpen, setOpen] = useState(false);
  if (!may(`${props.page}.CANCEL`) && !may("ORDER_LIST.CANCEL_APPROVED")) return null;
  return (
    <>
      <Button size="sm" variant="outline" onClick={() => setOpen(true)}>
        {t("cancel.do")}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <CancelDialog {...props} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
