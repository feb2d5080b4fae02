import { EnvelopArmor } from "@escape.tech/graphql-armor";
import type { GatewayPlugin, RequestContext } from "./context.ts";
import { isPersisted } from "./persisted.ts";
import { repeatedKeys } from "./repeated-keys.ts";
import { weight } from "./weight.ts";

type LimitPlugin = Pick<GatewayPlugin, "onParse" | "onValidate" | "onExecute" | "onSubscribe">;

/** A persisted operation was reviewed when it was committed. */
const strangersOnly = (plugin: LimitPlugin): LimitPlugin => ({
  onParse: (payload) => (isPersisted(payload.context.visit) ? undefined : plugin.onParse?.(payload)),
  onValidate: (payload) => (isPersisted(payload.context.visit) ? undefined : plugin.onValidate?.(payload)),
  onExecute: (payload) => (isPersisted(payload.context.visit) ? undefined : plugin.onExecute?.(payload)),
  onSubscribe: (payload) => (isPersisted(payload.context.visit) ? undefined : plugin.onSubscribe?.(payload)),
});

/** What a document of a user's own may hold and weigh. */
export function limits(): readonly LimitPlugin[] {
  const { plugins } = new EnvelopArmor<RequestContext>({
    maxTokens: { n: 1_000 },
    maxAliases: { n: 15, allowList: [] },
    maxDirectives: { n: 5 },
    maxDepth: { enabled: false },
    costLimit: { enabled: false },
    // Whoever may send a document may introspect: hiding names from him would help nobody.
    blockFieldSuggestion: { enabled: false },
  }).protect();
  const repeated: LimitPlugin = { onValidate: ({ addValidationRule }) => addValidationRule(repeatedKeys) };
  return [...plugins, repeated, weight].map(strangersOnly);
}
