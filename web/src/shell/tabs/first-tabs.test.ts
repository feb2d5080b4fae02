import { beforeEach, expect, test } from "vitest";
import { firstTabs } from "./first-tabs.ts";

const menu = { codeOf: () => null, isOpen: (code: string) => code === "HOME" || code === "CURRENCY" };
const keep = (tabs: readonly object[], active: string) =>
  sessionStorage.setItem("linehaul.tabs.u1", JSON.stringify({ tabs, active }));
const codes = () => firstTabs("u1", menu).tabs.map(({ code }) => code);

beforeEach(() => {
  sessionStorage.clear();
  history.replaceState(null, "", "/admin");
});

test("SHELL-12 of the tabs that were kept those of pages that are open come back; one that is none, or not his any more, does not", () => {
  const tab = (code: string) => ({ code, params: {} });
  keep([tab("CURRENCY"), tab("constructor"), tab("PERM_ROLE")], "PERM_ROLE");
  expect(codes()).toEqual(["CURRENCY"]);
  expect(firstTabs("u1", menu).active).toBe(firstTabs("u1", menu).tabs[0]?.id);
  keep([tab("GONE")], "GONE");
  expect(codes()).toEqual(["HOME"]);
});
