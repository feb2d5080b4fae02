import { useState } from "react";
import { graphql, useRelayEnvironment } from "react-relay";
import type { IEnvironment } from "relay-runtime";
import { z } from "zod";
import type { RevealInput } from "../../__generated__/revealMutation.graphql.ts";
import { askPastStore } from "../../relay/past-store.ts";

const mutation = graphql`
  mutation revealMutation($input: RevealInput!) {
    reveal(input: $input) {
      value
      errors {
        message
        detail
        traceId
        field
      }
    }
  }
`;

const Answer = z.object({
  reveal: z.object({
    value: z.string().nullable(),
    errors: z.array(
      z.object({
        message: z.string(),
        detail: z.string().nullish(),
        traceId: z.string().nullish(),
        field: z.array(z.string()).nullable(),
      }),
    ),
  }),
});
export type Revealed = z.infer<typeof Answer>["reveal"];

/** Asks past Relay's store: a clear value is kept nowhere (PERM-12). Throws a GraphFailure when there is no answer. */
export async function reveal(environment: IEnvironment, input: RevealInput): Promise<Revealed> {
  const revealed = Answer.parse(await askPastStore(environment, mutation, { input })).reveal;
  if (revealed.value !== null) remember(input.reason);
  return revealed;
}

/** The reasons that were given since the console was opened, newest first: the same one is often given again. */
const recent: string[] = [];
const MOST_RECENT = 5;
const remember = (reason: string): void => {
  recent.splice(0, recent.length, ...[reason, ...recent.filter((r) => r !== reason)].slice(0, MOST_RECENT));
};

/** Reveals one value, once at a time. */
export function useReveal(): {
  readonly run: (input: RevealInput) => Promise<Revealed>;
  readonly isBusy: boolean;
  readonly reasons: readonly string[];
} {
  const environment = useRelayEnvironment();
  const [isBusy, setBusy] = useState(false);
  return {
    isBusy,
    reasons: recent,
    run: (input) => {
      setBusy(true);
      return reveal(environment, input).finally(() => setBusy(false));
    },
  };
}
