import type { Plugin } from "vite";

/** The console's code, which the few lines that run first fetch. */
const CODE = /\/web\/src\/console\.ts$/;
/** The richest list: what it is drawn with serves all of them. */
const LIST = /\/order-list-page\.tsx$/;
const OF_LISTS = /\/web\/src\/(?!pages|__generated__)/;
/** What is known of a page before its code is there. */
const ENTRY = /\/src\/pages\/__generated__\/entries\/[\w-]+\.ts$/;
const OWN = /\/(?:web|schema)\/src\/(?!main\.ts)/;
const PART = /\/web\/src\//;
const LIBRARY = /\/node_modules\//;
/** What fields of forms alone are made of: Chakra's index names it beside the rest, and it opens later. */
const FIELDS =
  /\/@chakra-ui\/react\/dist\/esm\/(?:components\/(?:field|icon|input|native-select|textarea)\/|components\/icons|styled-system\/\S*slot-recipe)|\/@(?:ark-ui|zag-js)\//;

/** What trees alone are made of: Chakra's index names it likewise, and one page has one. */
const TREES =
  /\/@chakra-ui\/react\/dist\/esm\/components\/(?:tree-view|checkbox)\/|\/@ark-ui\/react\/dist\/components\/(?:tree-view|collection)\/|\/@zag-js\/(?:tree-view|collection|core|react|types|rect-utils|dom-query)\//;

/**
 * Few chunks in place of a hundred small ones, which compress badly: what runs first, what the entries of pages share, the libraries,
 * which outlive a release, the console's own code that is needed at once, what every list takes besides, what fields of forms are made
 * of, and trees. Pages and what opens later stay by themselves.
 */
export function chunks(): Plugin {
  let ofConsole: ReadonlySet<string> = new Set();
  let ofLists: ReadonlySet<string> = new Set();
  let ofEntries: ReadonlySet<string> = new Set();
  return {
    name: "chunks",
    apply: "build",
    buildEnd() {
      const ids = [...this.getModuleIds()];
      // Asked once of each: the bundler makes what it knows of a module anew for whoever asks.
      const imports = new Map(ids.map((id) => [id, this.getModuleInfo(id)?.importedIds ?? []]));
      const of = (pattern: RegExp) =>
        closure(
          ids.filter((id) => pattern.test(id)),
          imports,
        );
      ofConsole = new Set([...of(CODE)].filter((id) => !FIELDS.test(id) && !TREES.test(id)));
      /** Contracts of features are not: forms take far more of them than entries. */
      const isShared = (id: string, entries: readonly ReadonlySet<string>[]) =>
        ofConsole.has(id) || ofLists.has(id) || (PART.test(id) && entries.filter((entry) => entry.has(id)).length > 1);
      ofLists = new Set([...of(LIST)].filter((id) => OF_LISTS.test(id)));
      const entries = ids.filter((id) => ENTRY.test(id)).map((id) => closure([id], imports));
      ofEntries = new Set(entries.flatMap((of) => [...of]).filter((id) => isShared(id, entries)));
      const library = [...ofEntries].find((id) => LIBRARY.test(id));
      if (library) this.error(`An entry imports ${library}: each page would wait for it before it asks the graph`);
    },
    config: () => ({
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                { name: "first", tags: ["$initial"], test: OWN, priority: 6 },
                { name: "entries", test: (id) => ofEntries.has(id), priority: 5 },
                { name: "libraries", test: (id) => ofConsole.has(id) && LIBRARY.test(id), priority: 4 },
                { name: "console", test: (id) => ofConsole.has(id) && !CODE.test(id), priority: 3 },
                { name: "lists", test: (id) => ofLists.has(id), priority: 2 },
                { name: "trees", test: TREES, priority: 1 },
                { name: "fields", test: FIELDS, priority: 0 },
              ],
            },
          },
        },
      },
    }),
  };
}

/** These modules and all that they import at once. */
function closure(roots: readonly string[], imports: ReadonlyMap<string, readonly string[]>): ReadonlySet<string> {
  const all = new Set<string>();
  const visit = (id: string): void => {
    if (all.has(id)) return;
    all.add(id);
    for (const next of imports.get(id) ?? []) visit(next);
  };
  for (const root of roots) visit(root);
  return all;
}
