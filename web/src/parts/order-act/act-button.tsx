import { Button } from "@chakra-ui/react";
import { Suspense, useState, type ReactNode } from "react";

/** A button that opens the question before an act on orders; the question comes when it is first asked. */
export function ActButton(props: {
  readonly text: string;
  readonly question: (onClose: () => void) => ReactNode;
}): ReactNode {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="sm" variant="outline" onClick={() => setOpen(true)}>
        {props.text}
      </Button>
      {isOpen && <Suspense fallback={null}>{props.question(() => setOpen(false))}</Suspense>}
    </>
  );
}
