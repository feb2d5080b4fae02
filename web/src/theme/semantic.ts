import { COLORS, type ColorName, type Tone } from "./colors.ts";

/** A semantic token of Chakra that follows the theme. */
const pair = (name: ColorName) => ({ value: { _light: COLORS[name][0], _dark: COLORS[name][1] } });

/** What Chakra's recipes ask of a `colorPalette`. */
interface PaletteColors {
  readonly solid: ColorName;
  readonly contrast: ColorName;
  readonly fg: ColorName;
  readonly subtle: ColorName;
  readonly muted: ColorName;
  readonly border: ColorName;
}
const palette = (of: PaletteColors) => ({
  solid: pair(of.solid),
  contrast: pair(of.contrast),
  fg: pair(of.fg),
  subtle: pair(of.subtle),
  muted: pair(of.muted),
  emphasized: pair(of.border),
  border: pair(of.border),
  focusRing: pair("route"),
});
const tone = (name: Tone) => {
  const bg = `${name}Bg` as const;
  return palette({ solid: name, contrast: "panel", fg: name, subtle: bg, muted: bg, border: name });
};

/** Chakra's names for the colours of `colors.ts`; components use these alone. */
export const semanticColors = {
  bg: {
    DEFAULT: pair("page"),
    panel: pair("panel"),
    subtle: pair("sunk"),
    muted: pair("hover"),
    emphasized: pair("lineStrong"),
    selected: pair("selected"),
    inverted: pair("button"),
    scrim: pair("scrim"),
    error: pair("criticalBg"),
    warning: pair("cautionBg"),
    success: pair("successBg"),
    info: pair("infoBg"),
  },
  fg: {
    DEFAULT: pair("ink"),
    muted: pair("muted"),
    subtle: pair("faint"),
    inverted: pair("onButton"),
    error: pair("critical"),
    warning: pair("caution"),
    success: pair("success"),
    info: pair("info"),
  },
  border: {
    DEFAULT: pair("line"),
    muted: pair("line"),
    subtle: pair("line"),
    emphasized: pair("lineStrong"),
    control: pair("control"),
    inverted: pair("ink"),
    error: pair("critical"),
    warning: pair("caution"),
    success: pair("success"),
    info: pair("info"),
  },
  nav: {
    bg: pair("nav"),
    fg: pair("navInk"),
    dim: pair("navDim"),
    on: pair("navOn"),
    line: pair("navLine"),
    bright: pair("navBright"),
    badge: pair("navBadge"),
  },
  brand: { DEFAULT: pair("brand"), hot: pair("hot"), contrast: pair("onHot") },
  // Chakra's default palette is called gray; here it is ink.
  gray: palette({
    solid: "button",
    contrast: "onButton",
    fg: "ink",
    subtle: "hover",
    muted: "line",
    border: "lineStrong",
  }),
  route: {
    DEFAULT: pair("route"),
    ...palette({
      solid: "route",
      contrast: "onRoute",
      fg: "route",
      subtle: "selected",
      muted: "selected",
      border: "route",
    }),
  },
  neutral: tone("neutral"),
  info: tone("info"),
  caution: tone("caution"),
  success: tone("success"),
  critical: tone("critical"),
};
