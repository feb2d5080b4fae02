import { Button } from "@chakra-ui/react";
import { Suspense, useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useShell } from "../../tab/use-shell.ts";
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
  const [isOpen, setOpen] = useState(false);
  const prints = printsOf(props.page, may);
  const [first] = prints;
  if (first === undefined) return null;
  return (
    <>
      <Button size="sm" variant="outline" onClick={() => setOpen(true)}>
        {t("print.do")}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <PrintDialog {...props} prints={prints} first={first} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
