import { Button, VisuallyHidden } from "@chakra-ui/react";
import { useId, type ReactNode } from "react";
import { toast } from "../../tab/toast/queue.ts";

/** An act that can't be done just now: its button says why, to whoever points at it, presses it, or has it read out. */
export function Hindered({ act, why }: { readonly act: string; readonly why: string }): ReactNode {
  const id = useId();
  return (
    <>
      {/* Not `disabled`: it could not be reached, and its reason with it. */}
      <Button
        size="sm"
        variant="outline"
        aria-disabled
        aria-describedby={id}
        title={why}
        color="fg.muted"
        onClick={() => toast({ tone: "info", text: why })}
      >
        {act}
      </Button>
      <VisuallyHidden id={id}>{why}</VisuallyHidden>
    </>
  );
}
