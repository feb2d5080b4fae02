import type { Plugin } from "vite";

const FILE = /\/node_modules\/i18next\/dist\/esm\/i18next\.js$/;
const CONNECTOR = /^class Connector extends EventEmitter \{\n[\s\S]*?^\}\n/m;
/** Without anywhere to fetch texts from, as i18next's own behaves. */
const NO_CONNECTOR = `class Connector extends EventEmitter {
  state = {};
  load(_languages, _namespaces, callback) { callback?.(); }
  reload(_languages, _namespaces, callback) { callback?.(); }
}
`;

/** Texts come with the code, or are added by their pages: what would fetch them from a server stays out of the build. */
export function leanI18next(): Plugin {
  return {
    name: "lean-i18next",
    apply: "build",
    enforce: "pre",
    transform: {
      filter: { id: FILE },
      handler(code) {
        if (!CONNECTOR.test(code)) this.error("i18next has another shape: look at lean-i18next-vite.ts anew");
        return { code: code.replace(CONNECTOR, NO_CONNECTOR), map: null };
      },
    },
  };
}
