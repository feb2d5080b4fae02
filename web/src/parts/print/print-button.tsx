import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useShell } from "../../tab/use-shell.ts";
import { ActButton } from "../order-act/act-button.tsx";
import { PrintDialog } from "./print-dialog-lazy.ts";
import { printsOf, type PrintingPage } from "./what.ts";

/** Asks what is to be printed of orders (ORD-10), for those who hold a button of it. */
export function PrintButton(props: {
  readonly page: PrintingPage;
  /** Node ids of the orders. */
  readonly orders: readonly string[];
  readonly onPrinted?: () => void;
}): ReactNode {
  const { t } = useTranslation("parts");
  const { may } = useShell();
  const prints = printsOf(props.page, may);
  const [first] = prints;
  if (first === undefined) return null;
  return (
    <ActButton
      text={t("print.do")}
      question={(onClose) => <PrintDialog {...props} prints={prints} first={first} onClose={onClose} />}
    />
  );
}
