import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { keep } from "../../tab/kept.ts";
import { ANY_DAY, lastDays, type DayRange } from "../filters/days.ts";
import { DEFAULT_VIEW, plainState, readListState, wantedView, type ListShape } from "../list/list-state.ts";
import { readView, viewText } from "./read-view.ts";

interface Filter {
  readonly keyword: string;
  readonly status: string;
  readonly states: readonly string[];
  readonly days: DayRange;
}
const shape: ListShape<Filter, "NEW" | "OLD"> = {
  code: "CURRENCY",
  empty: { keyword: "", status: "", states: [], days: ANY_DAY },
  sorts: ["NEW", "OLD"],
};
const columns = { order: ["b", "a"], hidden: ["a"] };
const closed = {
  codes: new Map([
    ["states", ["X", "Y"]],
    ["status", ["ON"]],
  ]),
  columns: ["a", "b", "c"],
};
const set = { ...plainState(shape), filter: { ...shape.empty, keyword: "k", states: ["X"] }, sort: "OLD" as const };

beforeEach(() => {
  sessionStorage.clear();
  vi.useFakeTimers({ now: new Date("2026-11-20T04:00:00Z") });
});
afterEach(() => vi.useRealTimers());

describe("a saved view", () => {
  test("holds what is set and no more, and sets another list to the same", () => {
    const text = viewText(set, columns);
    expect(JSON.parse(text)).toEqual({ filter: { keyword: "k", states: ["X"] }, sort: "OLD", columns });
    expect(readView(shape, text, closed)).toEqual({ filter: set.filter, sort: "OLD", columns, gone: [] });
  });

  test("'Last 7 days' are other days tomorrow, and the same view; days that were named stay", () => {
    const last = viewText({ ...set, filter: { ...shape.empty, days: lastDays(7) } }, columns);
    const named = viewText({ ...set, filter: { ...shape.empty, days: { from: "2026-11-14", to: "" } } }, columns);
    vi.setSystemTime(new Date("2026-11-21T04:00:00Z"));
    const tomorrow = readView(shape, last, closed).filter;
    expect(tomorrow.days).toEqual({ from: "2026-11-15", to: "2026-11-21", last: "7" });
    expect(viewText({ ...set, filter: tomorrow }, columns)).toBe(last);
    expect(readView(shape, named, closed).filter.days).toEqual({ from: "2026-11-14", to: "" });
  });

  test("a tab that is read again tomorrow shows the last 7 days of tomorrow", () => {
    keep("CURRENCY", { ...set, filter: { ...shape.empty, days: lastDays(7) } });
    vi.setSystemTime(new Date("2026-11-21T04:00:00Z"));
    expect(readListState(shape, {}).filter.days).toEqual({ from: "2026-11-15", to: "2026-11-21", last: "7" });
  });

  test("names what is gone, and opens with the rest", () => {
    const text = JSON.stringify({
      filter: { keyword: "k", states: ["X", "LOST"], status: "OFF", dropped: "d", days: "a text" },
      sort: "BY_WEIGHT",
      columns: { order: ["b", "z", "a"], hidden: [] },
    });
    const { gone, ...read } = readView(shape, text, closed);
    expect(read).toMatchObject({ filter: { ...shape.empty, keyword: "k", states: ["X"] }, sort: "NEW" });
    expect(gone).toEqual([
      { of: "filter", name: "states", code: "LOST" },
      { of: "filter", name: "status", code: "OFF" },
      { of: "filter", name: "dropped" },
      { of: "filter", name: "days" },
      { of: "sort", name: "BY_WEIGHT" },
      { of: "column", name: "z" },
    ]);
  });

  test.each(["", "null", "[]", "{", '"text"', '{"filter":[1],"sort":7,"columns":{"order":[1]}}'])(
    "%s opens the list as it is",
    (text) => {
      const plain = { filter: shape.empty, sort: "NEW", columns: null, gone: [] };
      expect(readView(shape, text, closed)).toEqual(plain);
    },
  );

  test("is wanted by a fresh tab alone: that of its link, else the default one; none where the link sets the filter", () => {
    expect(wantedView("CURRENCY", {})).toBe(DEFAULT_VIEW);
    expect(wantedView("CURRENCY", { view: "v-1" })).toBe("v-1");
    expect(wantedView("CURRENCY", { day: "2026-11-20" })).toBeNull();
    keep("CURRENCY", set);
    expect(wantedView("CURRENCY", {})).toBeNull();
  });
});
