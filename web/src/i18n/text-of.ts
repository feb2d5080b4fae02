import type { i18n } from "i18next";

type Values = Readonly<Record<string, string | number>>;

/** A text by its key; `values` fill its places. i18next's own `t` is one, too. */
export type TextOf = (key: string, values?: Values & { readonly defaultValue?: string }) => string;

interface Kept {
  readonly textOf: TextOf;
  readonly forget: () => void;
}
/** By the texts that are there, and by language and namespace. */
const kept = new WeakMap<object, Map<string, Kept>>();

/** A key that stands nowhere. */
const NONE = "\0";
const PLACE = /\{\{(\w+)\}\}/g;
/** Places that ask i18next for more than their value. */
const RICH = /\{\{(?!\w+\}\})/;

/** Looks each text up once: i18next takes its time with every one, and a table asks for the same few hundreds of times. */
function remembering(t: TextOf, raw: (key: string) => string): Kept {
  const whole = new Map<string, string>();
  const withPlaces = new Map<string, string>();
  const once = (texts: Map<string, string>, key: string, look: (key: string) => string): string => {
    let text = texts.get(key);
    if (text === undefined) texts.set(key, (text = look(key)));
    return text;
  };
  const textOf: TextOf = (key, values) => {
    if (values === undefined) return once(whole, key, t);
    // Plural forms are the language's own affair.
    if ("count" in values) return t(key, values);
    const text = once(withPlaces, key, raw);
    if (text === NONE) return values.defaultValue ?? key;
    if (RICH.test(text)) return t(key, values);
    return text.replace(PLACE, (place, name: string) => String(values[name] ?? place));
  };
  const forget = () => {
    whole.clear();
    withPlaces.clear();
  };
  return { textOf, forget };
}

/** The texts of a namespace, and of those that it falls back to, in a language: each is looked up once. */
export function textsIn(i18n: i18n, language: string, namespace: string): TextOf {
  const { store } = i18n;
  const all = kept.get(store) ?? new Map<string, Kept>();
  if (!kept.has(store)) {
    kept.set(store, all);
    store.on("added", () => all.forEach(({ forget }) => forget()));
  }
  const name = `${language}:${namespace}`;
  const known = all.get(name);
  if (known) return known.textOf;
  const t = i18n.getFixedT(language, namespace);
  const made = remembering(
    (key, values) => t(key, values ?? {}),
    (key) => t(key, { defaultValue: NONE, skipInterpolation: true }),
  );
  all.set(name, made);
  return made.textOf;
}
