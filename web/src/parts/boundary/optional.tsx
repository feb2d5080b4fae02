import { Suspense, type ReactNode } from "react";
import { KeyedBoundary } from "./keyed-boundary.tsx";

/** A place for something that the page can do without while it loads, or when it fails: a count, settings. */
export function Optional(props: {
  readonly of: unknown;
  /** What stands there meanwhile; nothing by default. */
  readonly fallback?: ReactNode;
  readonly children: ReactNode;
}): ReactNode {
  const { of, fallback = null, children } = props;
  return (
    <KeyedBoundary of={of} failed={() => fallback}>
      <Suspense fallback={fallback}>{children}</Suspense>
    </KeyedBoundary>
  );
}
