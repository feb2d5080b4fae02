import { createContext, use, useEffect, useEffectEvent } from "react";
import type { MenuButton, ModuleCode } from "@linehaul/schema/modules";
import type { PageParams } from "./tab-id.ts";

/** What a page may ask of the shell (SHELL-13). */
export interface Shell {
  /** The id of the page's own tab. */
  readonly tabId: string;
  /** Opens a page as a tab, or shows the tab that already has it with these parameters. `title` is what the tab says until the page names itself. */
  readonly open: (code: ModuleCode, params?: PageParams, options?: { readonly title?: string }) => void;
  /** Closes the page's own tab; asks first when it is dirty. */
  readonly close: () => void;
  /** Asks the open tabs of a module to fetch again; without a code the page's own tab. Hidden ones do it when they are next shown. */
  readonly refresh: (code?: ModuleCode) => void;
  /** Names the page's own tab, an order's number for example. */
  readonly setTitle: (title: string) => void;
  /** Something typed is not saved: the tab shows a dot, and closing or leaving asks first. */
  readonly setDirty: (dirty: boolean) => void;
  /** Does the role in force hold a button? For what to draw; the server checks each call itself. */
  readonly may: (button: MenuButton) => boolean;
  /** Keeps a function to be called when somebody asks this tab to refresh; returns how to take it back. Use `useRefresh`. */
  readonly onRefresh: (handler: () => void) => () => void;
}

/** For the shell itself and for tests of pages. */
export const ShellContext = createContext<Shell | null>(null);

/** The shell, seen from a page's own tab. Throws outside of one. */
export function useShell(): Shell {
  const shell = use(ShellContext);
  if (!shell) throw new Error("useShell outside of a tab");
  return shell;
}

/** Fetches again when asked to by `refresh`. A page without it is started anew instead, and loses what was typed. */
export function useRefresh(handler: () => void): void {
  const { onRefresh } = useShell();
  const run = useEffectEvent(handler);
  useEffect(() => onRefresh(() => run()), [onRefresh]);
}
