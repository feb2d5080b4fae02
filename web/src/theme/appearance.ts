import { choice } from "./choice.ts";

const systemIsDark = matchMedia("(prefers-color-scheme: dark)");
const isOnPaper = matchMedia("print");

function showTheme(value: "system" | "light" | "dark"): void {
  // Paper is white.
  const dark = !isOnPaper.matches && (value === "dark" || (value === "system" && systemIsDark.matches));
  document.documentElement.classList.toggle("dark", dark);
}

/** Light, dark, or as the system is; `system` until somebody chooses. */
export const theme = choice("linehaul.theme", ["system", "light", "dark"], showTheme);
for (const query of [systemIsDark, isOnPaper]) query.addEventListener("change", () => showTheme(theme.get()));

/** The height of rows: 30, 38 or 46 px (`sizes.row`). A table may have its own. */
export const density = choice("linehaul.density", ["compact", "regular", "roomy"], (value) => {
  document.documentElement.dataset["density"] = value;
});

/** Whether a letter alone presses an act of a page (WCAG 2.1.4). */
export const letterKeys = choice("linehaul.letters", ["on", "off"], (value) => {
  document.documentElement.dataset["letters"] = value;
});

/** The left menu at its width, or folded to its icons. */
export const menuWidth = choice("linehaul.menu", ["wide", "mini"], () => undefined);
