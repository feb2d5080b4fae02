import type { IEnvironment } from "relay-runtime";
import type { PageContext } from "../../pages/entry.ts";
import type { PageParams } from "../../tab/tab-id.ts";
import type { MenuButton } from "@linehaul/schema/modules";
import type { Shell } from "../../tab/use-shell.ts";
import { runnerOf, type Runner, type Running } from "./runner.ts";
import type { Tab, TabAction, Tabs } from "./state.ts";
import { allowLeaving } from "../../tab/leave-guard.ts";
import type { Leave } from "./unsaved.ts";

/** What the frame does with tabs; made once, its functions stay the same from draw to draw. */
export interface TabControl {
  readonly runner: Omit<Runner, "of">;
  /** A tab's page under way; it starts when it is asked for. */
  readonly pageIn: (tab: Tab) => Running;
  readonly open: (code: string, params?: PageParams, title?: string) => void;
  readonly activate: (id: string) => void;
  /** Closes, unless one of them is not saved: then the user is asked. */
  readonly askClose: (ids: readonly string[]) => void;
  readonly closeActive: () => void;
  readonly leave: Leave;
  /** To the next tab, or the one before; around the ends. */
  readonly step: (by: 1 | -1) => void;
  readonly pin: (id: string, on: boolean) => void;
  /** Puts a tab where another stands. */
  readonly move: (id: string, to: string) => void;
  /** What the page in a tab sees of the shell. */
  readonly shellOf: (id: string) => Shell;
  /** How to start a tab's page anew; its panel tells while it is shown, null when it is hidden. */
  readonly listen: (id: string, restart: (() => void) | null) => void;
  readonly refresh: (ids: readonly string[]) => void;
}

/** What the control reads when it acts: always the latest. */
export interface Latest {
  readonly tabs: Tabs;
  readonly dirty: ReadonlySet<string>;
  readonly context: () => PageContext;
  readonly may: (button: MenuButton) => boolean;
  readonly mayOpen: (code: string) => boolean;
  /** Asks whether what is not saved in these tabs may be lost, and goes on when it may. */
  readonly onUnsaved: (ids: readonly string[], go: () => void) => void;
}

export function createControl(o: {
  readonly environment: IEnvironment;
  readonly latest: () => Latest;
  readonly dispatch: (action: TabAction) => void;
  readonly markDirty: (ids: readonly string[], isDirty: boolean) => void;
}): TabControl {
  const { latest, dispatch, markDirty } = o;
  const runner = runnerOf(o.environment);
  const shells = new Map<string, Shell>();
  const refresher = createRefresher(runner);

  const open: TabControl["open"] = (code, params, title) => {
    if (!latest().mayOpen(code)) return;
    dispatch({ type: "open", code, ...(params ? { params } : {}), ...(title === undefined ? {} : { title }) });
  };
  const close = (ids: readonly string[]) => {
    markDirty(ids, false);
    for (const id of ids) {
      shells.delete(id);
      refresher.forget(id);
    }
    dispatch({ type: "close", ids });
  };
  const askClose: TabControl["askClose"] = (ids) =>
    ids.some((id) => latest().dirty.has(id)) ? latest().onUnsaved(ids, () => close(ids)) : close(ids);
  const leave: Leave = (then) => {
    const ids = [...latest().dirty];
    if (ids.length === 0) return then();
    return latest().onUnsaved(ids, () => {
      allowLeaving();
      then();
    });
  };

  const makeShell = (id: string): Shell => ({
    tabId: id,
    open: (code, params, options) => open(code, params, options?.title),
    close: () => askClose([id]),
    refresh: (code) => {
      const of = (c: string) =>
        latest()
          .tabs.tabs.filter((t) => t.code === c)
          .map((t) => t.id);
      for (const one of code === undefined ? [id] : of(code)) refresher.refresh(one);
    },
    setTitle: (title) => dispatch({ type: "title", id, title }),
    setDirty: (isDirty) => markDirty([id], isDirty),
    may: (button) => latest().may(button),
    onRefresh: (handler) => refresher.handle(id, handler),
  });
  return {
    runner,
    pageIn: (tab) => runner.of(tab, () => latest().context()),
    open,
    askClose,
    closeActive: () => askClose([latest().tabs.active]),
    leave,
    activate: (id) => dispatch({ type: "activate", id }),
    step: (by) => {
      const { tabs, active } = latest().tabs;
      const at = tabs.findIndex((tab) => tab.id === active);
      const next = tabs[(at + by + tabs.length) % tabs.length];
      if (next) dispatch({ type: "activate", id: next.id });
    },
    pin: (id, on) => dispatch({ type: "pin", id, on }),
    move: (id, to) => dispatch({ type: "move", id, to }),
    shellOf: (id) => {
      const shell = shells.get(id) ?? makeShell(id);
      shells.set(id, shell);
      return shell;
    },
    listen: (id, restart) => refresher.listen(id, restart),
    refresh: (ids) => {
      for (const id of ids) refresher.refresh(id);
    },
  };
}

/**
 * Who fetches again when a tab is asked to: the page itself where it knows how (`useRefresh`), else it is started anew. A
 * hidden page hears nothing, its effects are down: it is remembered and told when it is shown.
 */
function createRefresher(runner: Runner) {
  const handlers = new Map<string, Set<() => void>>();
  const restarts = new Map<string, () => void>();
  const stale = new Set<string>();
  return {
    refresh(id: string): void {
      const own = handlers.get(id);
      const restart = restarts.get(id);
      if (own?.size) for (const handler of own) handler();
      else if (restart) restart();
      else if (runner.isRunning(id)) stale.add(id);
    },
    handle(id: string, handler: () => void): () => void {
      const own = handlers.get(id) ?? new Set();
      handlers.set(id, own.add(handler));
      if (stale.delete(id)) handler();
      return () => void own.delete(handler);
    },
    listen(id: string, restart: (() => void) | null): void {
      if (!restart) restarts.delete(id);
      else {
        restarts.set(id, restart);
        if (stale.delete(id)) restart();
      }
    },
    forget(id: string): void {
      stale.delete(id);
      handlers.delete(id);
    },
  };
}
