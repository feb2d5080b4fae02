import { Component, type ReactNode } from "react";

interface Props {
  readonly fallback: (error: unknown, retry: () => void) => ReactNode;
  /** Called before drawing again. */
  readonly onRetry: () => void;
  readonly children: ReactNode;
}

/** Keeps a page's fault inside its tab: the shell and the other tabs go on. React knows error boundaries as classes only. */
export class RetryBoundary extends Component<Props, { readonly error: unknown; readonly failed: boolean }> {
  override state = { error: null, failed: false };
  static getDerivedStateFromError(error: unknown) {
    return { error, failed: true };
  }
  retry = (): void => {
    this.props.onRetry();
    this.setState({ error: null, failed: false });
  };
  override render(): ReactNode {
    return this.state.failed ? this.props.fallback(this.state.error, this.retry) : this.props.children;
  }
}
