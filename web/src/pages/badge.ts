import { fetchQuery } from "react-relay";
import type { GraphQLTaggedNode, IEnvironment, OperationType } from "relay-runtime";
import type { MenuButton } from "@linehaul/schema/modules";
import { BACKGROUND } from "../relay/background.ts";
import type { ChangeTopic } from "../__generated__/changesSubscription.graphql.ts";

/** How many things wait on a page, shown at its line of the menu. Made by `menuBadge`, in a file `badge.ts` beside the page's entry. */
export interface MenuBadge {
  /** Nothing is asked without it. */
  readonly may: MenuButton;
  /** Counted again when things of this kind change. */
  readonly topic: ChangeTopic;
  readonly count: (environment: IEnvironment) => Promise<number>;
}

/** A badge that a query counts. */
export const menuBadge = <Q extends OperationType & { readonly variables: Record<string, never> }>(spec: {
  readonly may: MenuButton;
  readonly topic: ChangeTopic;
  readonly query: GraphQLTaggedNode;
  readonly count: (data: Q["response"]) => number;
}): MenuBadge => ({
  may: spec.may,
  topic: spec.topic,
  count: async (environment) => {
    const options = { fetchPolicy: "network-only", networkCacheConfig: BACKGROUND } as const;
    const data = await fetchQuery<Q>(environment, spec.query, {}, options).toPromise();
    return data === undefined ? 0 : spec.count(data);
  },
});
