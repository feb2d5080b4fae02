import { useTranslation } from "react-i18next";
import { textsIn, type TextOf } from "./text-of.ts";

/** The texts of a namespace in the language in use, for what asks for the same ones over and over: rows of a table. */
export function useTexts(namespace: string): TextOf {
  const { i18n } = useTranslation(namespace);
  return textsIn(i18n, i18n.language, namespace);
}
