import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { closable, onlyHome, reduceTabs, type TabAction, type Tabs } from "./state.ts";
import { HOME, tabId } from "../../tab/tab-id.ts";
import { lastTab, restoreTabs, saveTabs } from "./storage.ts";

const run = (...actions: TabAction[]): Tabs => actions.reduce(reduceTabs, onlyHome);
const open = (code: string, params = {}): TabAction => ({ type: "open", code, params });

const codes = fc.constantFrom(HOME, "ORDER_LIST", "ORDER_DETAIL", "CURRENCY");
const params = fc.dictionary(fc.constantFrom("id", "status"), fc.string({ maxLength: 4 }), { maxKeys: 2 });
const actions = fc.array(
  fc.oneof(
    fc.record({ type: fc.constant("open" as const), code: codes, params }),
    fc.record({ type: fc.constant("activate" as const), id: fc.tuple(codes, params).map(([c, p]) => tabId(c, p)) }),
    fc.record({
      type: fc.constant("close" as const),
      ids: fc.array(
        fc.tuple(codes, fc.constant({})).map(([c, p]) => tabId(c, p)),
        { maxLength: 3 },
      ),
    }),
    fc.record({ type: fc.constant("title" as const), id: codes, title: fc.string() }),
    fc.record({ type: fc.constant("pin" as const), id: codes, on: fc.boolean() }),
    fc.record({ type: fc.constant("move" as const), id: codes, to: codes }),
  ),
  { maxLength: 30 },
);

describe("tabs", () => {
  test("SHELL-11 whatever is done, one tab at least is open, the active one is among them and none is there twice", () => {
    fc.assert(
      fc.property(actions, (list) => {
        const { tabs, active } = run(...list);
        const ids = tabs.map((t) => t.id);
        expect(ids.length).toBeGreaterThan(0);
        expect(ids).toContain(active);
        expect(new Set(ids).size).toBe(ids.length);
        expect(ids.indexOf(HOME)).toBeLessThanOrEqual(0);
        // The pinned ones stand together, behind home.
        const pinned = tabs.filter((t) => t.id !== HOME).map((t) => t.pinned === true);
        expect(pinned).toEqual([...pinned].sort((a, b) => Number(b) - Number(a)));
      }),
    );
  });
  test("SHELL-11 opening an open entry activates it", () => {
    const state = run(open("ORDER_LIST"), open("CURRENCY"), open("ORDER_LIST"));
    expect(state.tabs.map((t) => t.id)).toEqual([HOME, "ORDER_LIST", "CURRENCY"]);
    expect(state.active).toBe("ORDER_LIST");
  });
  test("SHELL-11 closing the active one activates the next, or the previous if it was last", () => {
    const three = [open("ORDER_LIST"), open("CURRENCY")];
    const middle = run(...three, { type: "activate", id: "ORDER_LIST" }, { type: "close", ids: ["ORDER_LIST"] });
    expect(middle.active).toBe("CURRENCY");
    expect(run(...three, { type: "close", ids: ["CURRENCY"] }).active).toBe("ORDER_LIST");
  });
  test("SHELL-11 home may be closed, returns first, and returns by itself when none is left", () => {
    const closed = run(open("CURRENCY"), { type: "close", ids: [HOME] });
    expect(closed.tabs.map((t) => t.id)).toEqual(["CURRENCY"]);
    expect(reduceTabs(closed, open(HOME)).tabs.map((t) => t.id)).toEqual([HOME, "CURRENCY"]);
    expect(reduceTabs(closed, { type: "close", ids: ["CURRENCY"] })).toEqual(onlyHome);
  });
  test("SHELL-11 the same page with other parameters is another tab, in whatever order they are named", () => {
    expect(run(open("ORDER_DETAIL", { id: "1" }), open("ORDER_DETAIL", { id: "2" })).tabs).toHaveLength(3);
    expect(tabId("X", { a: "1", b: "2" })).toBe(tabId("X", { b: "2", a: "1" }));
  });
  test("SHELL-11 a pinned tab goes to the front and is spared when several close; a tab is carried along the row", () => {
    const three = run(open("ORDER_LIST"), open("CURRENCY"), open("DICTIONARY"));
    const names = (state: Tabs) => state.tabs.map((t) => t.id);
    const pinned = reduceTabs(three, { type: "pin", id: "DICTIONARY", on: true });
    expect(names(pinned)).toEqual([HOME, "DICTIONARY", "ORDER_LIST", "CURRENCY"]);
    expect(closable(pinned.tabs)).toEqual([HOME, "ORDER_LIST", "CURRENCY"]);
    expect(names(reduceTabs(pinned, { type: "move", id: "CURRENCY", to: "ORDER_LIST" }))).toEqual([
      HOME,
      "DICTIONARY",
      "CURRENCY",
      "ORDER_LIST",
    ]);
    // Not past those that are pinned.
    expect(names(reduceTabs(pinned, { type: "move", id: "CURRENCY", to: HOME }))[1]).toBe("DICTIONARY");
    expect(names(reduceTabs(pinned, { type: "pin", id: "DICTIONARY", on: false })).at(1)).toBe("DICTIONARY");
  });
  test("SHELL-12 what was saved comes back, for the user who saved it", () => {
    fc.assert(
      fc.property(actions, (list) => {
        sessionStorage.clear();
        const state = run(...list);
        saveTabs("u1", state);
        expect(restoreTabs("u1")).toEqual(state);
        expect(restoreTabs("u2")).toEqual(onlyHome);
        expect(lastTab()).toEqual(state.tabs.find((t) => t.id === state.active));
      }),
    );
  });
  test("SHELL-12 rubbish in the storage is home only", () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        sessionStorage.setItem("linehaul.tabs.u1", text);
        const { tabs, active } = restoreTabs("u1");
        expect(tabs.some((t) => t.id === active)).toBe(true);
      }),
    );
  });
});
