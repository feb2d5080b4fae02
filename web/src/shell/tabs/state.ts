import { HOME, tabId, type PageParams } from "../../tab/tab-id.ts";

/** A tab: what was opened with which parameters. `id` follows from both, so that the same page with others is another tab. */
export interface Tab {
  readonly id: string;
  readonly code: string;
  readonly params: PageParams;
  /** What the page calls itself (an order's number); without one the module's name, translated when shown. */
  readonly title?: string;
  /** It stands at the front, and closing several spares it. */
  readonly pinned?: true;
}
/** Home first when it is there, then those that are pinned; `active` is always one of `tabs`. */
export interface Tabs {
  readonly tabs: readonly Tab[];
  readonly active: string;
}

export type TabAction =
  | { readonly type: "open"; readonly code: string; readonly params?: PageParams; readonly title?: string }
  | { readonly type: "activate"; readonly id: string }
  | { readonly type: "close"; readonly ids: readonly string[] }
  | { readonly type: "title"; readonly id: string; readonly title: string }
  | { readonly type: "pin"; readonly id: string; readonly on: boolean }
  /** To the place of another tab; pinned ones stay among themselves, and so do the others. */
  | { readonly type: "move"; readonly id: string; readonly to: string };

const homeTab: Tab = { id: HOME, code: HOME, params: {} };
export const onlyHome: Tabs = { tabs: [homeTab], active: HOME };

/** SHELL-11: opening an open entry activates it; closing the active one activates the next, else the previous; home returns when none is left. */
export function reduceTabs(state: Tabs, action: TabAction): Tabs {
  switch (action.type) {
    case "open":
      return open(state, action.code, action.params ?? {}, action.title);
    case "activate":
      return state.tabs.some((t) => t.id === action.id) ? { ...state, active: action.id } : state;
    case "close":
      return close(state, new Set(action.ids));
    case "title":
      return {
        ...state,
        tabs: state.tabs.map((t) =>
          t.id === action.id && t.title !== action.title ? { ...t, title: action.title } : t,
        ),
      };
    case "pin":
      return { ...state, tabs: inOrder(state.tabs.map((t) => (t.id === action.id ? pin(t, action.on) : t))) };
    case "move":
      return { ...state, tabs: inOrder(moved(state.tabs, action.id, action.to)) };
  }
}

function pin({ pinned: _was, ...tab }: Tab, on: boolean): Tab {
  return on && tab.id !== HOME ? { ...tab, pinned: true } : tab;
}

const rank = (tab: Tab): number => (tab.id === HOME ? 0 : tab.pinned ? 1 : 2);
/** Home, then the pinned, then the rest; each as they stood. */
const inOrder = (tabs: readonly Tab[]): readonly Tab[] => [...tabs].sort((a, b) => rank(a) - rank(b));

function moved(tabs: readonly Tab[], id: string, to: string): readonly Tab[] {
  const tab = tabs.find((t) => t.id === id);
  const at = tabs.findIndex((t) => t.id === to);
  if (!tab || at < 0) return tabs;
  const rest = tabs.filter((t) => t !== tab);
  return [...rest.slice(0, at), tab, ...rest.slice(at)];
}

/** The tabs that closing several of them takes: pinned ones stay. */
export const closable = (tabs: readonly Tab[]): readonly string[] => tabs.filter((t) => !t.pinned).map((t) => t.id);

function open(state: Tabs, code: string, wanted: PageParams, title: string | undefined): Tabs {
  const { tabs, active } = state;
  // There is one home.
  const params = code === HOME ? {} : wanted;
  const id = tabId(code, params);
  if (active === id) return state;
  if (tabs.some((t) => t.id === id)) return { tabs, active: id };
  const tab: Tab = { id, code, params, ...(title === undefined ? {} : { title }) };
  return { tabs: code === HOME ? [tab, ...tabs] : [...tabs, tab], active: id };
}

function close({ tabs, active }: Tabs, gone: ReadonlySet<string>): Tabs {
  const left = tabs.filter((t) => !gone.has(t.id));
  if (left.length === 0) return onlyHome;
  if (!gone.has(active)) return { tabs: left, active };
  const at = tabs.findIndex((t) => t.id === active);
  const next = tabs.slice(at).find((t) => !gone.has(t.id)) ?? left.at(-1) ?? homeTab;
  return { tabs: left, active: next.id };
}
