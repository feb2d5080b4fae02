/** A script takes the glyphs of its own region; Inter stays first for Latin and figures. */
const glyphsOf = (families: string) => ({
  "--chakra-fonts-body": `"Inter Variable", Inter, ${families}, system-ui, sans-serif`,
});

/** Styles of the page itself: type, focus, density, motion, print. */
export const globalCss = {
  html: {
    color: "fg",
    bg: "bg",
    colorPalette: "gray",
    colorScheme: "light",
    "--global-font-body": "fonts.body",
    "--global-font-mono": "fonts.mono",
    "--global-color-border": "colors.border",
    "--row-height": "2.375rem",
    "&.dark": { colorScheme: "dark" },
    "&[data-density=compact]": { "--row-height": "1.875rem" },
    "&[data-density=roomy]": { "--row-height": "2.875rem" },
    "&[lang=zh-HK]": glyphsOf('"Noto Sans CJK HK", "Noto Sans HK", "PingFang HK", "Microsoft JhengHei"'),
    "&[lang=ja]": glyphsOf('"Noto Sans CJK JP", "Noto Sans JP", "Hiragino Sans", "Yu Gothic UI", Meiryo'),
    // Korean breaks lines between words.
    "&[lang=ko]": {
      ...glyphsOf('"Noto Sans CJK KR", "Noto Sans KR", "Apple SD Gothic Neo", "Malgun Gothic"'),
      wordBreak: "keep-all",
    },
  },
  body: {
    textStyle: "sm",
    fontWeight: "normal",
    fontFeatureSettings: '"cv05", "ss03"',
    overflow: "hidden",
  },
  // Figures of one width wherever numbers line up.
  "table, time, output": { fontVariantNumeric: "tabular-nums" },
  "b, strong": { fontWeight: "semibold" },
  "*::placeholder, *[data-placeholder]": { color: "fg.subtle", opacity: 1 },
  "*::selection": { bg: "route.subtle" },
  ":focus-visible": { outline: "2px solid", outlineColor: "route", outlineOffset: "1px" },
  "@media (prefers-reduced-motion: reduce)": {
    "*, *::before, *::after": {
      animationDuration: "0.01ms !important",
      animationIterationCount: "1 !important",
      transitionDuration: "0.01ms !important",
      scrollBehavior: "auto !important",
    },
  },
  "@media print": {
    body: { overflow: "visible", bg: "white", color: "black" },
    "[data-print=hide]": { display: "none !important" },
    // Nothing can be pressed on paper; the heads of columns stay.
    "main :is(button, select, input, a.chakra-button):not(th *), main [type=checkbox]": { display: "none !important" },
    "[data-print=whole]": { display: "block !important", height: "auto !important", overflow: "visible !important" },
  },
};
