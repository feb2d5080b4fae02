import type { Plugin } from "vite";

const FILE = /\/node_modules\/i18next\/dist\/esm\/i18next\.js$/;
/** What stands in for classes of i18next's, and behaves as these do for what the console asks of them. */
const LEAN = {
  // Texts come with the code, or are added by their pages: there is nowhere to fetch them from.
  Connector: `class Connector extends EventEmitter {
  state = {};
  load(_languages, _namespaces, callback) { callback?.(); }
  reload(_languages, _namespaces, callback) { callback?.(); }
}
`,
  // Nobody looks for faults of texts in what is built.
  Logger: `class Logger {
  create() { return this; }
  clone() { return this; }
  init() {}
  log() {}
  once() {}
  warn() {}
  deprecate() {}
  error(...args) { console.error(...args); }
}
`,
  // Texts show numbers (`{{least, number}}`), and format nothing else.
  Formatter: `class Formatter {
  format(value, format, lng) {
    if (!format || value == null) return value;
    if (format !== "number") throw new Error("left out by lean-i18next-vite.ts: " + format);
    return new Intl.NumberFormat(lng).format(value);
  }
}
`,
};
/** Methods likewise: all languages are written from left to right, and there is one instance. */
const LEAN_METHODS = {
  dir: `  dir() {
    return "ltr";
  }
`,
  cloneInstance: `  cloneInstance() {
    throw new Error("left out by lean-i18next-vite.ts");
  }
`,
};

const standIns: readonly (readonly [RegExp, string])[] = [
  ...Object.entries(LEAN).map(
    ([name, text]) => [new RegExp(`^class ${name} (?:extends \\w+ )?\\{\\n[\\s\\S]*?^\\}\\n`, "m"), text] as const,
  ),
  ...Object.entries(LEAN_METHODS).map(
    ([name, text]) => [new RegExp(`^ {2}${name}\\(.*\\) \\{\\n[\\s\\S]*?^ {2}\\}\\n`, "m"), text] as const,
  ),
];

/** Leaves out of the build what of i18next the console does without. */
export function leanI18next(): Plugin {
  return {
    name: "lean-i18next",
    apply: "build",
    enforce: "pre",
    transform: {
      filter: { id: FILE },
      handler(code) {
        let lean = code;
        for (const [whole, standIn] of standIns) {
          if (!whole.test(lean)) this.error("i18next has another shape: look at lean-i18next-vite.ts anew");
          lean = lean.replace(whole, standIn);
        }
        return { code: lean, map: null };
      },
    },
  };
}
