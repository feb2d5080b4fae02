import { createContext } from "react";
import type { RevealField } from "../../__generated__/revealMutation.graphql.ts";

export type { RevealField };

/** The thing whose masked values are drawn below, and whether the viewer may see them in the clear; null: they stay masked. */
export interface RevealOwner {
  /** Node id. */
  readonly id: string;
  readonly viewerMay: boolean;
}
export const Revealable = createContext<RevealOwner | null>(null);
