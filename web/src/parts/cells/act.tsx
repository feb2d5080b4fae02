import type { ReactElement, ReactNode } from "react";

interface Act {
  /** What it does, in a word. */
  readonly label: string;
  /** What it does it to: read out behind the label. */
  readonly to?: string;
  readonly onPress: () => void;
}

/** A button of a row. What presses alike looks alike: its look is the table's. */
export const act = ({ label, to, onPress }: Act): ReactElement => (
  <button type="button" className="act" aria-label={to === undefined ? undefined : `${label} ${to}`} onClick={onPress}>
    {label}
  </button>
);

/** A button that unfolds the rows below its own. */
export const fold = (isFolded: boolean, onPress: () => void, children: ReactNode): ReactElement => (
  <button type="button" className="act" data-plain="" aria-expanded={!isFolded} onClick={onPress}>
    {children}
  </button>
);

/** A row's first cell that opens something above the list, as a link opens a page. */
export const opener = (content: ReactNode, onPress: () => void): ReactElement => (
  <button type="button" className="opener" onClick={onPress}>
    {content}
  </button>
);
