import { useState } from "react";
import type { TextOf } from "../../i18n/text-of.ts";

/** What a button that copies a trace id says, and what it does. */
export function useTraceCopy(id: string, t: TextOf): { readonly text: string; readonly copy: () => void } {
  const [isCopied, setCopied] = useState(false);
  const copy = () =>
    navigator.clipboard.writeText(id).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  const text = isCopied ? t("parts:state.copied") : t("parts:state.trace", { id: `${id.slice(0, 8)}…` });
  return { text, copy: () => void copy() };
}
