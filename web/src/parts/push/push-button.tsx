import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useShell } from "../../tab/use-shell.ts";
import { ActButton } from "../order-act/act-button.tsx";
import { PushDialog } from "./push-dialog-lazy.ts";

/** Asks whether orders are to be pushed to the customs system (ORD-09), for those who hold the page's button of it. */
export function PushButton(props: {
  readonly button: "ORDER_LIST.PUSH" | "ORDER_PUSH_EXTERNAL.PUSH";
  /** Node ids of the orders. */
  readonly orders: readonly string[];
  /** After the outcomes were seen. */
  readonly onPushed: () => void;
}): ReactNode {
  const { t } = useTranslation("parts");
  const { may } = useShell();
  const { button, orders, onPushed } = props;
  if (!may(button)) return null;
  return (
    <ActButton
      text={t("push.do")}
      question={(onClose) => <PushDialog orders={orders} onPushed={onPushed} onClose={onClose} />}
    />
  );
}
