import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import MagicString from "magic-string";
import type { Plugin } from "vite";

/** Chakra's names for styles: conditions (`_hover`) and utilities (`bgGradient`, each with its shorthands). */
const STYLES = /\/@chakra-ui\/react\/dist\/esm\/preset-base\.js$/;
/** A name begins a line, as deep as its list has it; what belongs to it stands in the same line or deeper. */
const LISTS = [
  {
    list: /(?<=^const defaultConditions = defineConditions\(\{\n).*?(?=^\}\);$)/ms,
    entry: /^ {2}(\w+): .*\n(?: {3}.*\n| {2}[\]}].*\n)*/gm,
    before: "_",
  },
  {
    list: /(?<=^ {2}utilities: \{\n).*?(?=^ {2}\}$)/ms,
    entry: /^ {4}(\w+): .*\n(?: {5}.*\n| {4}[\])}].*\n)*/gm,
    before: "",
  },
];
/** By these lists it tells styles from attributes, and attributes (of HTML, then of SVG: all that nobody draws with goes) from the rest. */
const NAMES = [
  {
    file: /\/@pandacss\/is-valid-prop\/dist\/index\.mjs$/,
    list: /(?<=^var cssPropertiesStr = ")[\w,]+(?=";$)/m,
    by: ",",
  },
  {
    file: /\/@emotion\/is-prop-valid\/dist\/[\w.-]+\.esm\.js$/,
    list: /(?<=\|)accentHeight\|[\w|]+(?=\|class\|)/,
    by: "|",
  },
];
const SHORTHAND = /shorthand: \[([^\]]*)\]/;
const PART = /import \{([^}]*)\} from "@chakra-ui\/react(?:\/theme)?"/g;
const FROM = /from '(\.[^']+)'/g;
const WORD = /\w+/g;

const wordsIn = (text: string): string[] => text.match(WORD) ?? [];
const kebab = (name: string): string => name.replaceAll(/(?<=.)[A-Z]/g, (letter) => `-${letter}`).toLowerCase();
const isOfPart = (file: string): boolean => /\/(?:components|theme)\//.test(file) && existsSync(file);

/** Every word of the console, and of those of Chakra's parts and looks that it uses: a style that is in use is one of them. */
function wordsOf(src: string, chakra: string): ReadonlySet<string> {
  const words = new Set<string>();
  const seen = new Set<string>();
  const read = (file: string): string => {
    seen.add(file);
    const text = readFileSync(file, "utf8");
    for (const word of wordsIn(text)) words.add(word);
    return text;
  };
  const readPart = (file: string): void => {
    if (seen.has(file) || !isOfPart(file)) return;
    for (const [, from = ""] of read(file).matchAll(FROM)) readPart(resolve(dirname(file), from));
  };
  for (const file of globSync("**/*.{ts,tsx}", { cwd: src, exclude: ["**/__generated__/**", "**/*.test.*"] }))
    for (const [, names = ""] of read(join(src, file)).matchAll(PART))
      for (const name of wordsIn(names).map(kebab)) {
        const [, recipe] = /^(.+)-recipe$/.exec(name) ?? [];
        readPart(join(chakra, recipe === undefined ? `components/${name}/${name}.js` : `theme/recipes/${recipe}.js`));
      }
  return words;
}

/** Throws when Chakra is made otherwise than this file knows. */
function find(pattern: RegExp, code: string): { readonly text: string; readonly start: number } {
  const found = pattern.exec(code);
  if (!found) throw new Error("Chakra's styles have another shape: look at lean-chakra-vite.ts anew");
  return { text: found[0], start: found.index };
}

function leaveOutStyles(out: MagicString, words: ReadonlySet<string>): void {
  for (const { list, entry, before } of LISTS) {
    const { text, start } = find(list, out.original);
    for (const { 0: whole, 1: name = "", index } of text.matchAll(entry)) {
      const names = [name, ...wordsIn(SHORTHAND.exec(whole)?.[1] ?? "")];
      if (!names.some((n) => words.has(before + n))) out.remove(start + index, start + index + whole.length);
    }
  }
}

function leaveOutNames(out: MagicString, { list, by }: (typeof NAMES)[number], words: ReadonlySet<string>): void {
  const { text, start } = find(list, out.original);
  const used = text.split(by).filter((name) => words.has(name));
  out.update(start, start + text.length, used.join(by));
}

/** Leaves out of the build what of Chakra's styles nobody names, which is most of them. */
export function leanChakra(): Plugin {
  let words: ReadonlySet<string> = new Set();
  return {
    name: "lean-chakra",
    apply: "build",
    enforce: "pre",
    configResolved({ root }) {
      words = wordsOf(join(root, "src"), join(root, "../node_modules/@chakra-ui/react/dist/esm"));
    },
    transform: {
      filter: { id: [STYLES, ...NAMES.map(({ file }) => file)] },
      handler(code, id) {
        const out = new MagicString(code);
        const names = NAMES.find(({ file }) => file.test(id));
        if (names) leaveOutNames(out, names, words);
        else leaveOutStyles(out, words);
        return { code: out.toString(), map: out.generateMap({ hires: true, source: id }) };
      },
    },
  };
}
