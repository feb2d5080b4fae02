import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { CancelPage } from "@linehaul/schema/orders/order/cancel-limits";
import { useShell } from "../../tab/use-shell.ts";
import { ActButton } from "../order-act/act-button.tsx";
import { CancelDialog } from "./cancel-dialog-lazy.ts";

/** Asks whether orders are to be cancelled, and why (ORD-06), for those who hold a button of it. */
export function CancelButton(props: {
  readonly page: CancelPage;
  /** Node ids of the orders. */
  readonly orders: readonly string[];
  /** After the outcomes were seen. */
  readonly onCancelled: () => void;
}): ReactNode {
  const { t } = useTranslation("parts");
  const { may } = useShell();
  const { page } = props;
  // Emergencies cancel by themselves what is not approved.
  const isOffered = page !== "EMERGENCY" && may(`${page}.CANCEL`);
  if (!isOffered && !may("ORDER_LIST.CANCEL_APPROVED")) return null;
  return <ActButton text={t("cancel.do")} question={(onClose) => <CancelDialog {...props} onClose={onClose} />} />;
}
