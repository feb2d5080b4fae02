import { createRequire } from "node:module";
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
    "useSubscription",
  ],
  "relay-runtime/lib": [
    "handlers/connection/ConnectionHandler",
    "handlers/connection/ConnectionInterface",
    "handlers/connection/MutationHandlers",
    "mutations/RelayDeclarativeMutationConfig",
    "mutations/applyOptimisticMutation",
    "mutations/createUpdatableProxy",
    "mutations/readUpdatableFragment",
    "mutations/readUpdatableQuery",
    "network/RelayQueryResponseCache",
    "query/fetchQuery_DEPRECATED",
    "store/NormalizationEngine",
    "store/createFragmentSpecResolver",
    "store/live-resolvers/resolverDataInjector",
    "store/observeFragmentExperimental",
    "store/observeQueryExperimental",
    "store/waitForFragmentExperimental",
    "util/RelayProfiler",
    "util/createPayloadFor3DField",
    "util/getPaginationMetadata",
    "util/getPaginationVariables",
    "util/getRefetchMetadata",
  ],
  // Of emotion, for classes of components that are wrapped in a theme.
  "hoist-non-react-statics/dist": ["hoist-non-react-statics.cjs"],
};
const files = Object.entries(WITHOUT).map(([folder, names]) => `${folder}/(?:${names.join("|")})`);
const LEFT_OUT = new RegExp(String.raw`/node_modules/(?:${files.join("|")})\.js$`);

/** Fields that the client computes, and follows, are none of the console's: a store needs somebody who is told of them. */
const LIVE_FIELDS = /\/relay-runtime\/lib\/store\/live-resolvers\/LiveResolverCache\.js$/;
const NO_LIVE_FIELDS = `
  const { NoopResolverCache } = require("../ResolverCache");
  exports.LiveResolverCache = class extends NoopResolverCache {
    unsubscribeFromLiveResolverRecords() {}
    invalidateResolverRecords() {}
  };`;

/** What Relay can be told to try; the console tells it nothing. */
const FLAGS: Readonly<Record<string, unknown>> = createRequire(import.meta.resolve("relay-runtime"))(
  "./lib/util/RelayFeatureFlags.js",
);
const FLAGS_FILE = /\/relay-runtime\/lib\/util\/RelayFeatureFlags\.js$/;
const OF_RELAY = /\/node_modules\/(?:relay-runtime|react-relay)\/lib\//;
const FLAG = /(?<![.\w$)])(?:[\w$]+\.)?RelayFeatureFlags\.([A-Z_]+)\b/g;

/** Leaves out of the build what of these the console never calls, and what stands behind a flag that is not set. */
export function leanRelay(): Plugin {
  return {
    name: "lean-relay",
    apply: "build",
    enforce: "pre",
    load: {
      filter: { id: [LEFT_OUT, LIVE_FIELDS, FLAGS_FILE] },
      handler(id) {
        if (LIVE_FIELDS.test(id)) return NO_LIVE_FIELDS;
        // Each stands where it was asked for.
        if (FLAGS_FILE.test(id)) return "module.exports = {};";
        return `module.exports = () => { throw new Error("left out by lean-relay-vite.ts"); };`;
      },
    },
    transform: {
      filter: { id: OF_RELAY, code: FLAG },
      handler: (code) => ({
        code: code.replaceAll(FLAG, (flag, name: string) => (name in FLAGS ? JSON.stringify(FLAGS[name]) : flag)),
        map: null,
      }),
    },
  };
}
