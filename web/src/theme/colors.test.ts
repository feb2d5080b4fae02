import { describe, expect, test } from "vitest";
import { COLORS, TONES, type ColorName } from "./colors.ts";

const channel = (c: number): number => (c <= 0.03928 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4);
/** Relative luminance of WCAG 2.2. */
function luminance(hex: string): number {
  const [r, g, b] = [1, 3, 5].map((at) => channel(Number.parseInt(hex.slice(at, at + 2), 16) / 255));
  return 0.2126 * (r ?? 0) + 0.7152 * (g ?? 0) + 0.0722 * (b ?? 0);
}
function contrast(a: string, b: string): number {
  const [high = 0, low = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (high + 0.05) / (low + 0.05);
}

const TEXT: readonly (readonly [ColorName, readonly ColorName[]])[] = [
  ["ink", ["page", "panel", "sunk", "hover", "selected", "neutralBg"]],
  ["muted", ["page", "panel", "sunk", "hover", "selected", "neutralBg"]],
  ["faint", ["page", "panel", "sunk", "hover"]],
  ["route", ["page", "panel", "hover", "selected"]],
  ["onRoute", ["route"]],
  ["onButton", ["button"]],
  ["onHot", ["hot"]],
  ["navInk", ["nav", "navOn"]],
  ["navDim", ["nav", "navOn"]],
  ["navBright", ["nav", "navOn", "navBadge"]],
  ["critical", ["panel", "page"]],
];

describe("colours", () => {
  for (const theme of [0, 1] as const) {
    const of = (name: ColorName) => COLORS[name][theme];
    /** The pairs that are too close, so that a failure names them. */
    const tooClose = (pairs: readonly (readonly [ColorName, ColorName])[]) =>
      pairs.filter(([text, ground]) => contrast(of(text), of(ground)) < 4.5);
    test(`text passes 4.5 : 1 on its backgrounds, theme ${theme}`, () => {
      expect(tooClose(TEXT.flatMap(([text, grounds]) => grounds.map((ground) => [text, ground] as const)))).toEqual([]);
    });
    test(`each tone passes 4.5 : 1 on its background, theme ${theme}`, () => {
      expect(tooClose(TONES.map((tone) => [tone, `${tone}Bg`] as const))).toEqual([]);
    });
    test(`what takes typing stands 3 : 1 off its panel, theme ${theme}`, () => {
      expect(contrast(of("control"), of("panel"))).toBeGreaterThanOrEqual(3);
      expect(contrast(of("route"), of("panel"))).toBeGreaterThanOrEqual(3);
    });
  }
});
