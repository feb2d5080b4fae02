import { fetchQuery } from "react-relay";
import type { GraphQLTaggedNode, IEnvironment, OperationType } from "relay-runtime";
import type { WaitingKind } from "@linehaul/schema/accounts/waiting";
import type { MenuButton } from "@linehaul/schema/modules";
import { BACKGROUND } from "../relay/background.ts";
import type { ChangeTopic } from "../__generated__/changesSubscription.graphql.ts";

/** How many things a page's own query counts. */
export interface CountedBadge {
  /** Nothing is asked without it. */
  readonly may: MenuButton;
  /** Counted again when things of this kind change. */
  readonly topic: ChangeTopic;
  readonly count: (environment: IEnvironment) => Promise<number>;
}
/** How many things of these kinds wait: all such badges are counted by one request (waiting.ts). */
export interface WaitingBadge {
  readonly waits: readonly WaitingKind[];
}

/** How many things wait on a page, shown at its line of the menu; in a file `badge.ts` beside the page's entry. */
export type MenuBadge = CountedBadge | WaitingBadge;

export const waitingBadge = (...waits: readonly WaitingKind[]): WaitingBadge => ({ waits });

/** A badge that a query of its own counts. */
export const menuBadge = <Q extends OperationType & { readonly variables: Record<string, never> }>(spec: {
  readonly may: MenuButton;
  readonly topic: ChangeTopic;
  readonly query: GraphQLTaggedNode;
  readonly count: (data: Q["response"]) => number;
}): CountedBadge => ({
  may: spec.may,
  topic: spec.topic,
  count: async (environment) => {
    const options = { fetchPolicy: "network-only", networkCacheConfig: BACKGROUND } as const;
    const data = await fetchQuery<Q>(environment, spec.query, {}, options).toPromise();
    return data === undefined ? 0 : spec.count(data);
  },
});
