/** What the pane is told of the queue that its case stands in. */
export interface PaneProps {
  readonly id: string;
  /** Nothing passes by itself at the moment. */
  readonly rests: boolean;
  readonly previous: string | null;
  readonly next: string | null;
  /** The next one that nobody else is on. */
  readonly nextFree: string | null;
  readonly onGo: (id: string) => void;
  /** The case was decided by the reviewer himself. */
  readonly onDecided: () => void;
}
