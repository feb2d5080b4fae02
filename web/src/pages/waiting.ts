import { fetchQuery, graphql } from "react-relay";
import type { IEnvironment } from "relay-runtime";
import type { WaitingKind } from "@linehaul/schema/accounts/waiting";
import type { ChangeTopic } from "../__generated__/changesSubscription.graphql.ts";
import type { waitingQuery } from "../__generated__/waitingQuery.graphql.ts";
import { BACKGROUND } from "../relay/background.ts";

/** After what changes things of a kind are counted again. */
export const WAITING_TOPIC = {
  REVIEW: "ORDERS",
  PUSH_FAILED: "PUSHES",
  COMMAND_FAILED: "COMMANDS",
  CUSTOMER_REVIEW: "CUSTOMER_REVIEWS",
  BDUS_FAILED: "RELEASES",
  CLIENT_EXCEEDS: "PERMISSIONS",
} as const satisfies Readonly<Record<WaitingKind, ChangeTopic>>;

/** How many things of these kinds wait, by one request; a kind whose service says nothing is left out. */
export async function countWaiting(
  environment: IEnvironment,
  kinds: readonly WaitingKind[],
): Promise<ReadonlyMap<string, number>> {
  const question = graphql`
    query waitingQuery($kinds: [WaitingKind!]!) {
      myTasks(kinds: $kinds) {
        waiting {
          kind
          count
        }
      }
    }
  `;
  const options = { fetchPolicy: "network-only", networkCacheConfig: BACKGROUND } as const;
  const data = await fetchQuery<waitingQuery>(environment, question, { kinds: [...kinds] }, options).toPromise();
  return new Map(data?.myTasks.waiting.map(({ kind, count }) => [kind, count]));
}
