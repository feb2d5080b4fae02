import { describe, expect, test } from "vitest";
import { branchesOf, buttonsBelow, differenceOf, findIn, tickOf, withButtons, type TreeModule } from "./tree.ts";

const module = (code: string, parentCode: string | null, name: string, ...actions: string[]): TreeModule => ({
  code,
  parentCode,
  name,
  buttons: actions.map((action) => `${code}.${action}`),
  isOff: false,
});
const branches = branchesOf([
  module("HOME", null, "Home"),
  module("ORDERS", null, "Order management"),
  module("ORDER_LIST", "ORDERS", "Order list", "VIEW", "CANCEL"),
  module("ORDER_REVIEW", "ORDERS", "Order review", "VIEW"),
  module("BASE_DATA", null, "Base configuration"),
  module("CURRENCY", "BASE_DATA", "Devise – mönnaie", "VIEW", "EDIT"),
]);
const [orders] = branches;
const actions: Readonly<Record<string, string>> = { VIEW: "View", CANCEL: "Cancel", EDIT: "Edit" };
const nameOf = (button: string) => actions[button.split(".")[1] ?? ""] ?? button;
const found = (keyword: string) => findIn(branches, keyword, nameOf).flatMap(buttonsBelow);

describe("PERM-01 the tree of modules and buttons", () => {
  test("holds the branches with their modules that have buttons", () => {
    expect(branches.map((b) => [b.code, b.modules.map((m) => m.code)])).toEqual([
      ["ORDERS", ["ORDER_LIST", "ORDER_REVIEW"]],
      ["BASE_DATA", ["CURRENCY"]],
    ]);
  });

  test("a box is half-ticked while some of what is below is held", () => {
    const all = buttonsBelow(orders!);
    const some = withButtons(new Set(), ["ORDER_LIST.VIEW"], true);
    expect(tickOf(all, new Set())).toBe("none");
    expect(tickOf(all, some)).toBe("some");
    expect(tickOf(all, withButtons(some, all, true))).toBe("all");
    expect([...withButtons(some, all, false)]).toEqual([]);
  });

  test("a change is what it gives and what it takes", () => {
    const before = ["ORDER_LIST.VIEW", "ORDER_LIST.CANCEL"];
    const after = new Set(["CURRENCY.VIEW", "ORDER_LIST.VIEW"]);
    expect(differenceOf(before, after)).toEqual({ added: ["CURRENCY.VIEW"], removed: ["ORDER_LIST.CANCEL"] });
  });

  test("a word finds branches, modules, codes and buttons, with or without marks", () => {
    expect(found("order list")).toEqual(["ORDER_LIST.VIEW", "ORDER_LIST.CANCEL"]);
    expect(found("monnaie")).toEqual(["CURRENCY.VIEW", "CURRENCY.EDIT"]);
    expect(found("order cancel")).toEqual(["ORDER_LIST.CANCEL"]);
    expect(found("CURRENCY.EDIT")).toEqual(["CURRENCY.EDIT"]);
    expect(found("nowhere")).toEqual([]);
    expect(found(" ")).toHaveLength(5);
  });
});
