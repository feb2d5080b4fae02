import type { Plugin } from "vite";

const FILE = /\/@emotion\/cache\/dist\/emotion-cache\.browser\.esm\.js$/;
const PREFIX = /^function prefix\(value, length\) \{\n[\s\S]*?^\}\n/m;
/** What browsers that can run the console (`build.target`) know by a name of their own alone, one or the other of them. */
const LEAN = `function prefix(value) {
  return /^(?:backdrop-filter|box-decoration-break|hyphens|mask|print-color-adjust|text-size-adjust|user-select)\\b/.test(value)
    ? WEBKIT + value + value
    : value;
}
`;

/** Leaves out of the build what Emotion says twice to browsers that can't run the console. */
export function leanEmotion(): Plugin {
  return {
    name: "lean-emotion",
    apply: "build",
    enforce: "pre",
    transform: {
      filter: { id: FILE },
      handler(code) {
        if (!PREFIX.test(code)) this.error("Emotion has another shape: look at lean-emotion-vite.ts anew");
        return { code: code.replace(PREFIX, LEAN), map: null };
      },
    },
  };
}
