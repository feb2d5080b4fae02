import { describe, expect, test } from "vitest";
import { MOST_TICKED, newSelection } from "./selection.ts";

const rows = Array.from({ length: MOST_TICKED + 10 }, (_, n) => `r-${n}`);

describe("ticked rows", () => {
  test("stay ticked when other rows are shown, by the names that they had", () => {
    const selection = newSelection();
    selection.call("r-1", "SF1");
    selection.tick("r-1", true, null);
    selection.set(["r-2", "r-3"], true);
    selection.set(["r-3"], false);
    expect([...selection.ids()]).toEqual(["r-1", "r-2"]);
    expect(["r-1", "r-2"].map(selection.nameOf)).toEqual(["SF1", "r-2"]);
  });

  test("are a thousand at the most: those that came last are not ticked, and it is said", () => {
    const selection = newSelection();
    expect(selection.set(rows.slice(0, MOST_TICKED), true)).toBe(true);
    expect(selection.set(rows, true)).toBe(false);
    expect([selection.ids().size, selection.ids().has("r-1000")]).toEqual([MOST_TICKED, false]);
    expect(selection.tick("r-1005", true, null)).toBe(false);
    expect(selection.tick("r-1", false, null)).toBe(true);
    expect(selection.tick("r-1005", true, null)).toBe(true);
  });
});
