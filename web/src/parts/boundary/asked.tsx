import { Suspense, useState, type ReactNode } from "react";
import { FailureNotice } from "../list/notices.tsx";
import { KeyedBoundary } from "./keyed-boundary.tsx";

/** A place for what is asked when it is drawn: what stands there meanwhile, and where it can't be had, why, with another try. */
export function Asked(props: {
  /** What it is asked of: that it failed of one says nothing of another. */
  readonly of?: string;
  readonly fallback: ReactNode;
  /** `tries` counts up when it is to be asked again. */
  readonly children: (tries: number) => ReactNode;
}): ReactNode {
  const { of = "", fallback, children } = props;
  const [tries, setTries] = useState(0);
  return (
    <KeyedBoundary
      of={`${of} ${tries}`}
      failed={(error) => <FailureNotice error={error} onRetry={() => setTries(tries + 1)} isRetrying={false} />}
    >
      <Suspense fallback={fallback}>{children(tries)}</Suspense>
    </KeyedBoundary>
  );
}
