/** The ways in which a name is written: `PRODUCT_FLOW` → product-flow, productFlow, ProductFlow, product_flow. */
const words = (name: string): string[] =>
  name
    .replace(/([a-z0-9])([A-Z])/g, "$1_$2")
    .toLowerCase()
    .split(/[_-]+/);
const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

export const pascal = (name: string): string => words(name).map(capital).join("");
export const camel = (name: string): string => {
  const whole = pascal(name);
  return whole.charAt(0).toLowerCase() + whole.slice(1);
};
export const snake = (name: string): string => words(name).join("_");
export const upper = (name: string): string => snake(name).toUpperCase();
/** "product flow" */
export const spoken = (name: string): string => words(name).join(" ");
/** "Product flow" */
export const title = (name: string): string => capital(spoken(name));

/** The plural of the last word, as English makes it. */
export function plural(name: string): string {
  if (/[^aeiou]y$/.test(name)) return `${name.slice(0, -1)}ies`;
  return /(s|x|z|ch|sh)$/.test(name) ? `${name}es` : `${name}s`;
}
