import { Button } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { useTexts } from "../../i18n/use-texts.ts";
import { useTraceCopy } from "./use-trace-copy.ts";

/** The trace id that support asks for, copied by a press. In a table's cell it is `traceId`. */
export function TraceId({ id }: { readonly id: string }): ReactNode {
  const { text, copy } = useTraceCopy(id, useTexts("parts"));
  return (
    <Button variant="ghost" color="fg.muted" title={id} onClick={copy}>
      {text}
    </Button>
  );
}
