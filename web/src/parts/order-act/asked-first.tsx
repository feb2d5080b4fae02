import { Suspense, useState, type ReactNode } from "react";
import { KeyedBoundary } from "../boundary/keyed-boundary.tsx";
import { FailureNotice } from "../list/notices.tsx";
import { Said } from "./said.tsx";

/** A question that asks something itself before it is drawn: a dialog says so meanwhile, and why where it can't be had, with another try. */
export function AskedFirst(props: {
  readonly title: string;
  /** Said while it is asked. */
  readonly asking: string;
  readonly onClose: () => void;
  /** `tries` counts up when it is to be asked again. */
  readonly children: (tries: number) => ReactNode;
}): ReactNode {
  const { title, onClose } = props;
  const [tries, setTries] = useState(0);
  const say = (text: ReactNode) => <Said title={title} text={text} onClose={onClose} />;
  return (
    <KeyedBoundary
      of={tries}
      failed={(error) => say(<FailureNotice error={error} onRetry={() => setTries(tries + 1)} isRetrying={false} />)}
    >
      <Suspense fallback={say(props.asking)}>{props.children(tries)}</Suspense>
    </KeyedBoundary>
  );
}
