import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { QuestionBox } from "../../../parts/question/question-box.tsx";
import { LinkAnswer } from "./link-answer.tsx";

/** A box that takes a link and answers whether it is followed, and which row says so. */
export default function LinkBox(props: { readonly onClose: () => void }): ReactNode {
  const { t } = useTranslation("jump-whitelist");
  return (
    <QuestionBox
      title={t("box")}
      label={t("link")}
      help={t("linkHelp")}
      most={2000}
      texts={{ ask: t("ask"), answer: t("answer"), close: t("close") }}
      onClose={props.onClose}
    >
      {(link, turn) => <LinkAnswer key={link} link={link} turn={turn} />}
    </QuestionBox>
  );
}
