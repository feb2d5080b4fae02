import { Button } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { useTexts } from "../../i18n/use-texts.ts";
import { useTraceCopy } from "./use-trace-copy.ts";

interface Props {
  readonly id: string;
  /** In a line of facts: no larger than the text beside it. */
  readonly isInline?: boolean;
}
/** The trace id that support asks for, copied by a press. In a table's cell it is `traceId`. */
export function TraceId({ id, isInline = false }: Props): ReactNode {
  const { text, copy } = useTraceCopy(id, useTexts("parts"));
  return (
    <Button
      variant="ghost"
      color="fg.muted"
      title={id}
      onClick={copy}
      {...(isInline && { size: "xs" as const, px: 0, h: "auto", minH: 6 })}
    >
      {text}
    </Button>
  );
}
