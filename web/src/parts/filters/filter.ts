import type { ReactNode } from "react";

/** A filter of a list, as the bar draws it: a chip when it is applied, a line of "+ Filter" when it is not. */
export interface Filter {
  readonly id: string;
  readonly label: string;
  /** What its chip begins with, where that is not the label. */
  readonly chip?: string;
  /** What it is set to has its time: a saved view leaves it out. */
  readonly isPassing?: true;
  /** What is applied, in words; null when nothing is. */
  readonly applied: ReactNode;
  /** The codes that can be chosen, of a closed list: what a saved view names beside them is gone. */
  readonly codes?: readonly string[];
  readonly clear: () => void;
  /** Its control, in a panel or among all filters. `done` closes the panel. */
  readonly control: (done: () => void) => ReactNode;
  /** A control of a line or two: it stands open among all filters. A list of choices opens in a panel there too. */
  readonly isSmall?: true;
}
