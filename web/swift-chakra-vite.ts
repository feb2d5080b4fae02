import MagicString from "magic-string";
import type { Plugin } from "vite";

/** What is put in place of which text of a file of Chakra's. */
interface Change {
  readonly file: RegExp;
  readonly changes: readonly { readonly from: string; readonly to: string }[];
}

/**
 * Chakra makes the recipe of a styled element anew each time that it is drawn, so that nothing it remembers of the one before is found
 * again; it looks for what it made of a style by spelling all of it out; and Emotion writes out and hashes what it then finds. Here a
 * recipe is made once per styled element (the console has one theme), what was made of a style is told by its own name, and a style that
 * is found is written out once. Conditions are looked up where all were listed to find one, and what is found is not remembered anew: of
 * over 500 the oldest goes, not the one that is longest unused.
 */
const CHANGES: readonly Change[] = [
  {
    file: /\/@chakra-ui\/react\/dist\/esm\/styled-system\/factory\.js$/,
    changes: [
      { from: "const Styled = withEmotionCache(", to: "let recipe;\n  const Styled = withEmotionCache(" },
      {
        from: `const cvaFn = configOrCva.__cva__ ? configOrCva : cva(configOrCva);
    const baseCva = tag.__emotion_cva && !tag.__emotion_cva.__cva__ ? cva(tag.__emotion_cva) : tag.__emotion_cva;
    const cvaRecipe = mergeCva(baseCva, cvaFn);`,
        to: `const cvaRecipe = recipe ??= mergeCva(
      tag.__emotion_cva && !tag.__emotion_cva.__cva__ ? cva(tag.__emotion_cva) : tag.__emotion_cva,
      configOrCva.__cva__ ? configOrCva : cva(configOrCva)
    );`,
      },
      {
        from: `const serialized = serializeStyles(
      styles.concat(classInterpolations),
      cache2.registered,
      mergedProps
    );`,
        to: `const serialized = classInterpolations.length === 1 ? writtenOut(styleProps, cache2) : serializeStyles(
      classInterpolations,
      cache2.registered,
      mergedProps
    );`,
      },
      {
        from: "const createStyled = (",
        to: `const written = /* @__PURE__ */ new WeakMap();
const writtenOut = (style, cache2) => {
  let found = written.get(style);
  if (!found) written.set(style, found = serializeStyles([style], cache2.registered, void 0));
  return found;
};
const createStyled = (`,
      },
    ],
  },
  {
    file: /\/@chakra-ui\/react\/dist\/esm\/styled-system\/conditions\.js$/,
    changes: [{ from: "keys().includes(key)", to: "Object.hasOwn(values, key)" }],
  },
  {
    file: /\/@chakra-ui\/react\/dist\/esm\/utils\/memo\.js$/,
    changes: [
      {
        from: `    if (value !== void 0) {
      this.cache.delete(key);
      this.cache.set(key, value);
    }
`,
        to: "",
      },
      {
        from: "function simpleHash(value) {",
        to: "const names = /* @__PURE__ */ new WeakMap();\nlet last = 0;\nfunction simpleHash(value) {",
      },
      {
        from: "if (Array.isArray(value)) {",
        to: "const name = names.get(value);\n  if (name) return name;\n  if (Array.isArray(value)) {",
      },
      {
        from: "cache.set(key, result);",
        to: `cache.set(key, result);\n      if (typeof result === "object" && result !== null) names.set(result, \`#\${++last}\`);`,
      },
    ],
  },
];

/** Keeps the built console from making again what it made of a style before. */
export function swiftChakra(): Plugin {
  return {
    name: "swift-chakra",
    apply: "build",
    enforce: "pre",
    transform: {
      filter: { id: CHANGES.map(({ file }) => file) },
      handler(code, id) {
        const out = new MagicString(code);
        for (const { from, to } of CHANGES.find(({ file }) => file.test(id))?.changes ?? []) {
          const at = code.indexOf(from);
          if (at === -1) this.error("Chakra has another shape: look at swift-chakra-vite.ts anew");
          out.update(at, at + from.length, to);
        }
        return { code: out.toString(), map: out.generateMap({ hires: "boundary", source: id }) };
      },
    },
  };
}
