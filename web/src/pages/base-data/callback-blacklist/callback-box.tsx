import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { QuestionBox } from "../../../parts/question/question-box.tsx";
import { CallbackAnswer } from "./callback-answer.tsx";

/** A box that takes an address or a customer's code and answers whether call-backs go, and which row withholds them. */
export default function CallbackBox(props: { readonly onClose: () => void }): ReactNode {
  const { t } = useTranslation("callback-blacklist");
  return (
    <QuestionBox
      title={t("box")}
      label={t("address")}
      help={t("addressHelp")}
      most={2000}
      texts={{ ask: t("ask"), answer: t("answer"), close: t("close") }}
      onClose={props.onClose}
    >
      {(line, turn) => <CallbackAnswer key={line} line={line} turn={turn} />}
    </QuestionBox>
  );
}
