import { Suspense, useState, useSyncExternalStore, type ComponentType, type ReactNode } from "react";
import { told, type Told } from "../../relay/told.ts";
import { useShell } from "../../tab/use-shell.ts";
import { peekIn } from "./peek-address.ts";

/** The row that is peeked at, by its id; null: none. What shows it hears of it, so that no row is drawn when it changes. */
export type Peeking = Told<string | null>;

/** What shows a row: a `PeekDrawer`. */
export interface PeekProps {
  readonly id: string;
  /** Peeks at another row; null: at none. */
  readonly onPeek: (id: string | null) => void;
}

/** Peeking at the rows of a list. It opens with the row that the window's address names. */
export function usePeeking(): Peeking {
  const { tabId } = useShell();
  const [peeking] = useState(() => told(peekIn(location.hash, tabId)));
  return peeking;
}

/** The row that is peeked at, beside its list. */
export function Peek({
  peeking,
  part: Part,
}: {
  readonly peeking: Peeking;
  readonly part: ComponentType<PeekProps>;
}): ReactNode {
  const id = useSyncExternalStore(peeking.subscribe, peeking.get);
  return (
    id !== null && (
      <Suspense>
        <Part id={id} onPeek={peeking.tell} />
      </Suspense>
    )
  );
}
