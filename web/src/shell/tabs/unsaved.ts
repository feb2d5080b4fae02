import { createContext, use } from "react";

/** What is not saved, and the way past it; filled by the frame. */
export interface Unsaved {
  /** What the tabs with unsaved changes are called. */
  readonly names: readonly string[];
  /** Runs at once when all is saved; else the user is asked first whether it may be lost. */
  readonly leave: (then: () => void) => void;
}
export const UnsavedContext = createContext<Unsaved>({ names: [], leave: (then) => then() });
export const useUnsaved = (): Unsaved => use(UnsavedContext);
