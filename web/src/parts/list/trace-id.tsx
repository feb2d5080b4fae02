import { Button } from "@chakra-ui/react";
import { useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";

/** The trace id that support asks for, copied by a press. */
export function TraceId({ id }: { readonly id: string }): ReactNode {
  const { t } = useTranslation("parts");
  const [isCopied, setCopied] = useState(false);
  const copy = () =>
    navigator.clipboard.writeText(id).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  return (
    <Button variant="ghost" color="fg.muted" title={id} onClick={() => void copy()}>
      {isCopied ? t("state.copied") : t("state.trace", { id: `${id.slice(0, 8)}…` })}
    </Button>
  );
}
