/**
 * The one table of colours: [light, dark]. Everything on the screen uses these by name; no screen holds a colour of its own.
 * Each text/background pair passes 4.5 : 1 in both themes (`colors.test.ts` computes it).
 */
export const COLORS = {
  ink: ["#15181e", "#e8eaee"],
  muted: ["#5b6472", "#a2abb9"],
  faint: ["#667080", "#8691a0"],
  page: ["#f5f5f3", "#0e1116"],
  panel: ["#ffffff", "#151a21"],
  sunk: ["#fafaf8", "#12161c"],
  line: ["#e4e4df", "#252c36"],
  lineStrong: ["#cfcfc8", "#36404d"],
  /** Around what takes typing or a tick: 3 : 1 against the panel. */
  control: ["#8a8f98", "#626d7c"],
  hover: ["#f3f4f6", "#1b212a"],
  selected: ["#e9f0fd", "#172a4a"],
  route: ["#1c56c9", "#7fabff"],
  onRoute: ["#ffffff", "#0e1116"],
  brand: ["#d8442a", "#ff6a4d"],
  button: ["#15181e", "#e8eaee"],
  onButton: ["#ffffff", "#12161d"],
  scrim: ["rgba(14, 17, 22, 0.45)", "rgba(4, 6, 9, 0.65)"],
  // The menu is dark ink in both themes.
  nav: ["#12161d", "#0a0d12"],
  navInk: ["#c6ccd6", "#b9c1cd"],
  navDim: ["#8b95a5", "#7f8998"],
  navOn: ["#232a35", "#1a212b"],
  navLine: ["#2b333f", "#242c37"],
  navBright: ["#ffffff", "#ffffff"],
  navBadge: ["#2c3542", "#2c3542"],
  hot: ["#c93a21", "#ff6a4d"],
  onHot: ["#ffffff", "#0e1116"],
  // Five status hues, each a text/background pair.
  neutral: ["#5b6472", "#a2abb9"],
  neutralBg: ["#eef0f2", "#232a34"],
  info: ["#1c56c9", "#8ab4ff"],
  infoBg: ["#e7effc", "#152a4d"],
  caution: ["#8a5300", "#f2c063"],
  cautionBg: ["#fdf1d8", "#382a0d"],
  success: ["#146c3c", "#6fd498"],
  successBg: ["#e3f4e9", "#10301d"],
  critical: ["#b3261e", "#ff938a"],
  criticalBg: ["#fce8e6", "#3d1614"],
} as const satisfies Record<string, readonly [light: string, dark: string]>;
export type ColorName = keyof typeof COLORS;

/** The hues that a state may take; the same map serves dot, pill and banner. */
export const TONES = ["neutral", "info", "caution", "success", "critical"] as const;
export type Tone = (typeof TONES)[number];
