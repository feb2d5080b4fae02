import { UNSEEN_MS } from "./unseen.ts";

const rem = (px: number): string => `${px / 16}rem`;

const STEPS = [
  0.25, 0.5, 0.75, 1, 1.25, 1.5, 1.75, 2, 2.25, 2.5, 2.75, 3, 3.5, 4, 4.5, 5, 6, 7, 8, 9, 10, 11, 12, 14, 16, 20, 24,
  28, 32, 36, 40, 44, 48, 56, 64, 72, 80, 96,
];
/** The 4 px grid: step 1 is 4 px; quarters are for hairs inside controls. */
const steps = Object.fromEntries(STEPS.map((n) => [String(n), { value: rem(n * 4) }]));

/** Shown sizes in px, in rem so that a reader's own text size counts. Nothing is above 22. */
const fontSizes = { "2xs": 11, xs: 12, sm: 13, md: 13, lg: 14, xl: 16, "2xl": 20, "3xl": 22 } as const;
const lineHeights = { "2xs": 16, xs: 18, sm: 20, md: 20, lg: 20, xl: 24, "2xl": 28, "3xl": 30 } as const;
type TextSize = keyof typeof fontSizes;
const TEXT_SIZES: readonly TextSize[] = ["2xs", "xs", "sm", "md", "lg", "xl", "2xl", "3xl"];

/** `textStyle="sm"`: a size with its line height. */
export const textStyles = {
  ...Object.fromEntries(
    TEXT_SIZES.map((s) => [s, { value: { fontSize: rem(fontSizes[s]), lineHeight: rem(lineHeights[s]) } }]),
  ),
  label: { value: { fontSize: rem(13), lineHeight: rem(20), fontWeight: "550" } },
};

const SANS =
  '"Inter Variable", Inter, "Noto Sans CJK SC", "Noto Sans SC", "PingFang SC", "Microsoft YaHei", "Noto Sans Thai", system-ui, sans-serif';

/** Sizes, type and time; colours are in `colors.ts`. */
export const tokens = {
  spacing: steps,
  sizes: {
    ...steps,
    "0": { value: "0px" },
    full: { value: "100%" },
    min: { value: "min-content" },
    max: { value: "max-content" },
    fit: { value: "fit-content" },
    xs: { value: rem(320) },
    sm: { value: rem(384) },
    md: { value: rem(448) },
    lg: { value: rem(512) },
    xl: { value: rem(576) },
    "2xl": { value: rem(672) },
    "4xl": { value: rem(896) },
    /** Heights of the frame: top bar, tab strip, page bar, filter row, controls. */
    bar: { value: rem(40) },
    tabs: { value: rem(32) },
    pageBar: { value: rem(44) },
    filters: { value: rem(36) },
    control: { value: rem(28) },
    menu: { value: rem(224) },
    menuMini: { value: rem(48) },
    /** A row of a table, by the density chosen (30 / 38 / 46). */
    row: { value: "var(--row-height)" },
  },
  fonts: {
    body: { value: SANS },
    heading: { value: SANS },
    mono: { value: '"SF Mono", "Cascadia Mono", "Noto Sans Mono", ui-monospace, monospace' },
  },
  fontSizes: Object.fromEntries(TEXT_SIZES.map((s) => [s, { value: rem(fontSizes[s]) }])),
  fontWeights: {
    normal: { value: "450" },
    medium: { value: "550" },
    semibold: { value: "600" },
    bold: { value: "650" },
  },
  lineHeights: { none: { value: "1" }, short: { value: "1.35" }, normal: { value: "1.5" } },
  letterSpacings: { tight: { value: "-0.012em" }, normal: { value: "0" }, wide: { value: "0.02em" } },
  radii: {
    none: { value: "0" },
    xs: { value: "4px" },
    sm: { value: "6px" },
    md: { value: "8px" },
    lg: { value: "10px" },
    full: { value: "9999px" },
  },
  borders: { xs: { value: "1px solid" }, sm: { value: "1px solid" }, md: { value: "2px solid" } },
  durations: {
    fastest: { value: "80ms" },
    faster: { value: "80ms" },
    fast: { value: "120ms" },
    moderate: { value: "120ms" },
    slow: { value: "120ms" },
    slower: { value: "120ms" },
    slowest: { value: "120ms" },
  },
  easings: {
    "ease-in": { value: "ease-in" },
    "ease-out": { value: "ease-out" },
    "ease-in-out": { value: "ease-in-out" },
    "ease-in-smooth": { value: "ease-out" },
  },
  animations: {
    spin: { value: "spin 1s linear infinite" },
    pulse: { value: "pulse 2s ease-in-out infinite" },
    /** What stands for something that is on its way: unseen until it takes a moment. */
    outline: { value: `fade-in 120ms ease-out ${UNSEEN_MS}ms both, pulse 2s ease-in-out 1s infinite` },
  },
  zIndex: {
    hide: { value: -1 },
    base: { value: 0 },
    docked: { value: 10 },
    dropdown: { value: 1000 },
    sticky: { value: 1100 },
    overlay: { value: 1300 },
    modal: { value: 1400 },
    popover: { value: 1500 },
    skipNav: { value: 1600 },
    toast: { value: 1700 },
    tooltip: { value: 1800 },
  },
  cursor: {
    button: { value: "pointer" },
    checkbox: { value: "default" },
    disabled: { value: "not-allowed" },
    menuitem: { value: "default" },
    option: { value: "default" },
    radio: { value: "default" },
    switch: { value: "pointer" },
  },
};

/** Opacity alone moves (the look, "Motion"). */
const fade = (name: string) => ({ value: { animationName: name } });
export const animationStyles = {
  "slide-fade-in": fade("fade-in"),
  "slide-fade-out": fade("fade-out"),
  "scale-fade-in": fade("fade-in"),
  "scale-fade-out": fade("fade-out"),
};
export const keyframes = {
  spin: { "0%": { transform: "rotate(0deg)" }, "100%": { transform: "rotate(360deg)" } },
  pulse: { "50%": { opacity: "0.5" } },
  "fade-in": { from: { opacity: 0 }, to: { opacity: 1 } },
  "fade-out": { from: { opacity: 1 }, to: { opacity: 0 } },
};
export const layerStyles = { disabled: { value: { opacity: "0.5", cursor: "not-allowed" } }, none: { value: {} } };
