const ESCAPES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};
/** Text as it may stand in an element or a quoted attribute, of HTML and of XML. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (c) => ESCAPES[c] ?? c);

/** Markup that is known to be safe: made by `html` alone. */
export interface Html {
  readonly markup: string;
}
type Part = Html | string | number | null | readonly Html[];
const isHtml = (part: Part): part is Html => typeof part === "object" && part !== null && "markup" in part;
const render = (part: Part): string => {
  if (part === null) return "";
  if (isHtml(part)) return part.markup;
  return typeof part === "object" ? part.map((p) => p.markup).join("") : escapeHtml(String(part));
};

/** A template whose values are escaped unless they are markup themselves; null is nothing. */
export const html = (strings: TemplateStringsArray, ...parts: readonly Part[]): Html => ({
  markup: strings.map((s, n) => s + (n < parts.length ? render(parts[n] ?? null) : "")).join(""),
});
