import { createContext, use } from "react";

/** What the tabs with unsaved changes are called; filled by the frame. */
export const UnsavedContext = createContext<readonly string[]>([]);
export const useUnsaved = (): readonly string[] => use(UnsavedContext);
