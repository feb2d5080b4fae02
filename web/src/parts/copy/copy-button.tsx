import { Button } from "@chakra-ui/react";
import { useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { toast } from "../../tab/toast/queue.ts";

/** Puts a text on the clipboard and says so. `children` is what the button says, "Copy" by default. */
export function CopyButton(props: {
  readonly text: string;
  /** What is copied, for those who can't see beside what the button stands. */
  readonly label: string;
  readonly size?: "2xs" | "sm";
  readonly variant?: "ghost" | "outline";
  readonly children?: ReactNode;
}): ReactNode {
  const { t } = useTranslation("parts");
  const [copied, setCopied] = useState<string | null>(null);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(props.text);
      setCopied(props.text);
    } catch {
      toast({ tone: "critical", text: t("copy.failed") });
    }
  };
  return (
    <Button
      size={props.size ?? "2xs"}
      variant={props.variant ?? "ghost"}
      color={props.variant === "outline" ? undefined : "fg.muted"}
      aria-label={props.label}
      onClick={() => void copy()}
    >
      {copied === props.text ? t("copy.done") : (props.children ?? t("copy.do"))}
    </Button>
  );
}
