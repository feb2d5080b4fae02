import type { IconName } from "../../parts/icons/icons.tsx";

/** A line of the palette. */
export interface Choice {
  readonly key: string;
  readonly label: string;
  /** Small, at the line's end: a branch, a group, a state. */
  readonly note?: string;
  readonly icon: IconName;
  readonly run: () => void;
}
export interface ChoiceGroup {
  readonly key: "favourites" | "recent" | "pages" | "actions" | "records";
  readonly choices: readonly Choice[];
}
