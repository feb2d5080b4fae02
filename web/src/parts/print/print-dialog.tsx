import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useShell } from "../../tab/use-shell.ts";
import { ActQuestion } from "../order-act/act-question.tsx";
import { PrintForm } from "./print-form.tsx";
import type { PrintingPage, What } from "./what.ts";

/** Prints orders (ORD-10): what is asked first, and what came of each is said where it is not all in the tab that shows it. */
export default function PrintDialog(props: {
  readonly page: PrintingPage;
  readonly orders: readonly string[];
  /** What may be printed, and what of it comes first. */
  readonly prints: readonly What[];
  readonly first: What;
  readonly onPrinted?: () => void;
  readonly onClose: () => void;
}): ReactNode {
  const { t } = useTranslation("print");
  const { refresh } = useShell();
  const { orders, prints, first, onPrinted, onClose } = props;
  const count = orders.length;
  const printed = () => {
    onPrinted?.();
    refresh("ORDER_DETAIL");
  };
  const shown = () => {
    onClose();
    printed();
  };
  return (
    <ActQuestion title={t("title", { count })} outcome={t("outcome")} count={count} onActed={printed} onClose={onClose}>
      {({ onDone }) => (
        <PrintForm orders={orders} prints={prints} first={first} onDone={onDone} onShown={shown} onClose={onClose} />
      )}
    </ActQuestion>
  );
}
