import type { Branch } from "../../../parts/modules/tree.ts";

/** A button that at least one of two roles holds. */
export interface ComparedButton {
  readonly button: string;
  readonly module: string;
  readonly left: boolean;
  readonly right: boolean;
}

/** What two roles hold, in the order of the menu: all of it, or only where they differ. */
export const compared = (
  branches: readonly Branch[],
  left: ReadonlySet<string>,
  right: ReadonlySet<string>,
  isOnlyDifferent: boolean,
): readonly ComparedButton[] =>
  branches
    .flatMap((branch) => branch.modules)
    .flatMap((m) =>
      m.buttons.map((button) => ({ button, module: m.name, left: left.has(button), right: right.has(button) })),
    )
    .filter((row) => (isOnlyDifferent ? row.left !== row.right : row.left || row.right));
