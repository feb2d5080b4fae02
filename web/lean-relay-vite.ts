import type { Plugin } from "vite";

/**
 * What the console does without: it pages by queries, starts queries itself, and answers of mutations say what changed. Relay's modules
 * name each other when they are loaded, so that a bundler keeps all of them; lint keeps the console from what is left out here
 * (.oxlintrc.json).
 */
const WITHOUT = {
  "react-relay/lib/relay-hooks": [
    "EntryPointContainer.react",
    "loadEntryPoint",
    "useEntryPointLoader",
    "useMutationAction_EXPERIMENTAL",
    "usePaginationFragment",
    "useRefetchableFragment",
    "useSubscribeToInvalidationState",
    // Chosen where hidden pages are not kept by React.
    "useFragmentInternal_CURRENT",
  ],
  "relay-runtime/lib": [
    "handlers/connection/ConnectionHandler",
    "handlers/connection/MutationHandlers",
    "mutations/RelayDeclarativeMutationConfig",
    "mutations/createUpdatableProxy",
    "network/RelayQueryResponseCache",
    "store/NormalizationEngine",
    "store/observeFragmentExperimental",
    "store/observeQueryExperimental",
    "store/waitForFragmentExperimental",
  ],
  // Of emotion, for classes of components that are wrapped in a theme.
  "hoist-non-react-statics/dist": ["hoist-non-react-statics.cjs"],
};
const files = Object.entries(WITHOUT).map(([folder, names]) => `${folder}/(?:${names.join("|")})`);
const LEFT_OUT = new RegExp(String.raw`/node_modules/(?:${files.join("|")})\.js$`);

/** Leaves out of the build what of these the console never calls. */
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
