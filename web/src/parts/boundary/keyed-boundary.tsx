import { Component, type ReactNode } from "react";

interface BoundaryProps {
  /** When it changes, what failed is tried again. */
  readonly of: unknown;
  readonly failed: (error: unknown) => ReactNode;
  readonly children: ReactNode;
}

/** Shows what to do when its children can't be drawn, until `of` changes; a class because React has no other way to catch. */
export class KeyedBoundary extends Component<BoundaryProps, { failed: { error: unknown; of: unknown } | null }> {
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
