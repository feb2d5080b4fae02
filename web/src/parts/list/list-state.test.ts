import { beforeEach, describe, expect, test } from "vitest";
import { forgetClosed, keep, keepers } from "../../tab/kept.ts";
import { isEmpty, keepListState, plainState, readListState, type ListShape } from "./list-state.ts";

interface Filter {
  readonly keyword: string;
  readonly states: readonly string[];
  readonly days: { readonly from: string };
}
const shape: ListShape<Filter, "NEW" | "OLD"> = {
  code: "CURRENCY",
  empty: { keyword: "", states: [], days: { from: "" } },
  sorts: ["NEW", "OLD"],
  fromParams: ({ keyword = "" }) => ({ keyword }),
};
const set = {
  filter: { keyword: "a", states: ["X"], days: { from: "2026-11-20" } },
  sort: "OLD",
  place: { after: "c" },
  size: 100,
  columns: { order: ["b", "a"], hidden: ["a"] },
  view: "v-1",
} as const;

beforeEach(() => sessionStorage.clear());

describe("what a tab's list is set to", () => {
  test("SHELL-12 comes back as it was kept", () => {
    keepListState("CURRENCY", set);
    expect(readListState(shape, {})).toEqual(set);
  });
  test("is the plain list where nothing was kept, with what the link set", () => {
    expect(readListState(shape, {})).toEqual(plainState(shape));
    expect(readListState(shape, { keyword: "b" }).filter.keyword).toBe("b");
  });
  test.each([
    ["rubbish", "rubbish"],
    ["another shape", { filter: { keyword: 1, states: [], days: { from: "" } }, sort: "GONE", place: 7, size: 33 }],
    ["a part missing", { filter: { keyword: "a" } }],
    ["a list of something else", { filter: { keyword: "", states: [{}], days: { from: "" } } }],
  ])("%s that was kept is forgotten", (_title, value) => {
    keep("CURRENCY", value);
    expect(readListState(shape, {})).toEqual(plainState(shape));
  });
  test("goes with its tab", () => {
    keepListState("CURRENCY", set);
    keepListState("CURRENCY?keyword=b", set);
    forgetClosed(keepers(), new Set(["CURRENCY?keyword=b"]));
    expect(readListState(shape, {})).toEqual(plainState(shape));
    expect(readListState(shape, { keyword: "b" })).toEqual(set);
  });
  test("is empty when no part of it is set", () => {
    expect(isEmpty(shape.empty)).toBe(true);
    expect(isEmpty({ ...shape.empty, days: { from: "2026-11-20" } })).toBe(false);
    expect(isEmpty({ ...shape.empty, states: ["X"] })).toBe(false);
  });
});
