import { storeText } from "../../browser/store-text.ts";
import { onlyHome, type Tab, type Tabs } from "./state.ts";
import { tabId } from "../../tab/tab-id.ts";

const KEY = "linehaul.tabs";
/** Kept apart by user: who signs in next starts with home only. */
const key = (userId: string): string => `${KEY}.${userId}`;

export const saveTabs = (userId: string, state: Tabs, storage = sessionStorage): void =>
  storeText(storage, key(userId), JSON.stringify(state));
export const forgetTabs = (userId: string, storage = sessionStorage): void => storage.removeItem(key(userId));

const isObject = (v: unknown): v is Record<string, unknown> => typeof v === "object" && v !== null;
const isParams = (v: unknown): v is Record<string, string> =>
  isObject(v) && Object.values(v).every((x) => typeof x === "string");

function tabFrom(value: unknown): Tab | null {
  if (!isObject(value) || typeof value["code"] !== "string" || !isParams(value["params"])) return null;
  const { code, params, title } = { code: value["code"], params: value["params"], title: value["title"] };
  return {
    id: tabId(code, params),
    code,
    params,
    ...(typeof title === "string" ? { title } : {}),
    ...(value["pinned"] === true ? { pinned: true } : {}),
  };
}

/** The tab that was last on the screen of this window, whoever's it was; null for a new window. */
export function lastTab(storage = sessionStorage): Tab | null {
  const kept = Object.keys(storage).find((k) => k.startsWith(`${KEY}.`));
  if (kept === undefined) return null;
  const { tabs, active } = restoreTabs(kept.slice(KEY.length + 1), storage);
  return tabs.find((t) => t.id === active) ?? null;
}

/** SHELL-12: the tabs of this window as they were; home only where nothing, or nothing readable, was kept. */
export function restoreTabs(userId: string, storage = sessionStorage): Tabs {
  const text = storage.getItem(key(userId));
  if (text === null) return onlyHome;
  try {
    const saved: unknown = JSON.parse(text);
    if (!isObject(saved) || !Array.isArray(saved["tabs"])) return onlyHome;
    const tabs = saved["tabs"].map(tabFrom).filter((t) => t !== null);
    const once = tabs.filter((t, n) => tabs.findIndex((u) => u.id === t.id) === n);
    const active = once.find((t) => t.id === saved["active"]) ?? once[0];
    return active ? { tabs: once, active: active.id } : onlyHome;
  } catch {
    return onlyHome;
  }
}
