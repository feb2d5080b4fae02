import type { Plugin } from "vite";

/**
 * What the console does without: it pages by queries, and starts queries itself. Relay's modules name each other when they are loaded, so
 * that a bundler keeps all of them; lint keeps the console from what is left out here (.oxlintrc.json).
 */
const WITHOUT = [
  "EntryPointContainer.react",
  "loadEntryPoint",
  "useEntryPointLoader",
  "useMutationAction_EXPERIMENTAL",
  "usePaginationFragment",
  "useRefetchableFragment",
  "useSubscribeToInvalidationState",
  // Chosen where hidden pages are not kept by React.
  "useFragmentInternal_CURRENT",
];
const LEFT_OUT = new RegExp(String.raw`/react-relay/lib/relay-hooks/(?:${WITHOUT.join("|")})\.js$`);

/** Leaves out of the build what of react-relay the console never calls. */
export function leanRelay(): Plugin {
  return {
    name: "lean-relay",
    apply: "build",
    enforce: "pre",
    load: {
      filter: { id: LEFT_OUT },
      handler: () => `module.exports = () => { throw new Error("left out by lean-relay-vite.ts"); };`,
    },
  };
}
