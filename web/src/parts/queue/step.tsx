import { Button } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { Keyed } from "../act-keys/keyed.tsx";

/** Goes on to another one of a queue, by its letter; there may be none. */
export function Step(props: {
  readonly letter: string;
  readonly label: string;
  readonly sign: string;
  readonly to: string | null;
  readonly onGo: (id: string) => void;
}): ReactNode {
  const { letter, label, to, onGo } = props;
  return (
    <Keyed letter={letter}>
      <Button aria-label={label} title={label} disabled={to === null} onClick={() => to !== null && onGo(to)}>
        {props.sign}
      </Button>
    </Keyed>
  );
}
