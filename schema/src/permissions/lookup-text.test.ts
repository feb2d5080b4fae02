import { expect, test } from "vitest";
import { isLookupText, LOOKUPS, type LookupKind } from "./lookup-text.ts";

const three: readonly LookupKind[] = ["account", "subAccount", "role"];

test.each(LOOKUPS.filter((k) => k !== "organisation"))(
  "LOOK-01 %s: a Chinese first character, or enough others",
  (kind) => {
    const least = three.includes(kind) ? 3 : 2;
    expect(["", " ", "a", " a ", "é", "\u{1F69A}"].filter((text) => isLookupText(kind, text) !== false)).toEqual([]);
    expect(["中", "中 ", " 中a", "㐀", "\u{20000}"].filter((text) => isLookupText(kind, text) !== true)).toEqual([]);
    expect(isLookupText(kind, "a中")).toBe(least === 2);
    expect(isLookupText(kind, "a b")).toBe(least === 2);
    expect(isLookupText(kind, "ab ")).toBe(least === 2);
    expect(isLookupText(kind, "a b c")).toBe(true);
    expect(isLookupText(kind, "x".repeat(61))).toBe(false);
  },
);

test("LOOK-04 an organisation takes two or more letters or digits, and nothing else", () => {
  expect(
    ["", "a", "中", "a-b", "ab!", "%%", "--"].filter((text) => isLookupText("organisation", text) !== false),
  ).toEqual([]);
  expect(
    ["ab", "a1", "12", "Kuala Lumpur", "吉隆坡", " ab "].filter((text) => isLookupText("organisation", text) !== true),
  ).toEqual([]);
});
