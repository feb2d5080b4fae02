import { useTranslation } from "react-i18next";
import type { GraphFailure } from "./failure.ts";

/**
 * What to say of a failure, in the language in use: the server's words (the error catalogue may have overridden them), else
 * the text of its code.
 */
export function useErrorText(): (failure: GraphFailure) => string {
  const { t } = useTranslation();
  return ({ code, message }) =>
    t(`shell:failure.${code}`, {
      defaultValue: message || t(`schema:error.${code}`, { defaultValue: t("schema:error.09020000") }),
    });
}
