import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { QuestionBox } from "../../../parts/question/question-box.tsx";
import { DeclarationBoxAnswer } from "./declaration-box-answer.tsx";

/** A box that takes an order's number and answers how it is declared, and which rows say so. */
export default function DeclarationBox(props: {
  readonly onClose: () => void;
  /** Shows the row that holds in the list. */
  readonly onShow: (customerCode: string) => void;
}): ReactNode {
  const { t } = useTranslation("declaration-config");
  return (
    <QuestionBox
      title={t("box")}
      label={t("waybillNo")}
      help={t("waybillHelp")}
      most={60}
      texts={{ ask: t("ask"), answer: t("answer"), close: t("close") }}
      onClose={props.onClose}
    >
      {(waybillNo, turn) => (
        <DeclarationBoxAnswer key={waybillNo} waybillNo={waybillNo} turn={turn} onShow={props.onShow} />
      )}
    </QuestionBox>
  );
}
