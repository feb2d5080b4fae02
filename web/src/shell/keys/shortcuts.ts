/** The keys that work anywhere in the console; `?` lists them. `Mod` is ⌘ on Apple's machines, else Ctrl. */
export const SHORTCUTS = {
  palette: "Mod+k",
  keys: "?",
  search: "/",
  nextTab: "Alt+PageDown",
  previousTab: "Alt+PageUp",
  closeTab: "Alt+w",
} as const;
export type Shortcut = keyof typeof SHORTCUTS;

const IS_APPLE = /Mac|iPhone|iPad/.test(navigator.userAgent);
const SIGNS: Readonly<Record<string, string>> = { Mod: IS_APPLE ? "⌘" : "Ctrl", Alt: IS_APPLE ? "⌥" : "Alt" };

/** The keys as they are printed on a keyboard: `["Ctrl", "K"]`. */
export const signsOf = (keys: string): readonly string[] =>
  keys.split("+").map((key) => SIGNS[key] ?? (key.length === 1 ? key.toUpperCase() : key));

const isTyping = ({ target }: KeyboardEvent): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches("input, textarea, select"));

const pressed = (e: KeyboardEvent): string => {
  const key = e.key.length === 1 ? e.key.toLowerCase() : e.key;
  return `${e.ctrlKey || e.metaKey ? "Mod+" : ""}${e.altKey ? "Alt+" : ""}${key}`;
};

const isShortcut = (name: string): name is Shortcut => name in SHORTCUTS;

/** Which shortcut an event is; null for any other key. A plain character that somebody types into a box is none. */
export function shortcutOf(e: KeyboardEvent): Shortcut | null {
  const keys = pressed(e);
  if (e.isComposing || (keys.length === 1 && isTyping(e))) return null;
  const found = Object.entries(SHORTCUTS).find(([, wanted]) => wanted === keys);
  return found && isShortcut(found[0]) ? found[0] : null;
}
