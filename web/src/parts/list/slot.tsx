import { Component, Suspense, type ReactNode } from "react";

interface BoundaryProps {
  /** When it changes, what failed is tried again. */
  readonly of: unknown;
  readonly failed: (error: unknown) => ReactNode;
  readonly children: ReactNode;
}

/** Shows what to do when its children can't be drawn; a class because React has no other way to catch. */
export class Boundary extends Component<BoundaryProps, { failed: { error: unknown; of: unknown } | null }> {
  override state: { failed: { error: unknown; of: unknown } | null } = { failed: null };
  static getDerivedStateFromError(error: unknown) {
    return { failed: { error, of: undefined } };
  }
  static getDerivedStateFromProps(props: BoundaryProps, state: { failed: { error: unknown; of: unknown } | null }) {
    const { failed } = state;
    if (failed === null) return null;
    if (failed.of === undefined) return { failed: { ...failed, of: props.of } };
    return failed.of === props.of ? null : { failed: null };
  }
  override render(): ReactNode {
    const { failed } = this.state;
    return failed === null ? this.props.children : this.props.failed(failed.error);
  }
}

/** A place for something that the page can do without while it loads, or when it fails: a count, settings. */
export function Slot(props: {
  readonly of: unknown;
  /** What stands there meanwhile; nothing by default. */
  readonly fallback?: ReactNode;
  readonly children: ReactNode;
}): ReactNode {
  const { of, fallback = null, children } = props;
  return (
    <Boundary of={of} failed={() => fallback}>
      <Suspense fallback={fallback}>{children}</Suspense>
    </Boundary>
  );
}
