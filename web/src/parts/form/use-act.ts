import { useMutation } from "react-relay";
import type { GraphQLTaggedNode, MutationParameters, VariablesOf } from "relay-runtime";
import { toast } from "../../tab/toast/queue.ts";
import { useFailureToast } from "../../tab/toast/use-failure-toast.ts";
import { useLock } from "./use-lock.ts";

/** What the user can mend, as a mutation answers it. */
export interface UserError {
  /** Of the error catalogue, where the form asks for it. */
  readonly code?: string | undefined;
  readonly message: string;
  /** What the service adds for the reader: which card, which state. */
  readonly detail?: string | null | undefined;
  readonly traceId?: string | undefined;
  readonly field?: readonly string[] | null | undefined;
}

/** A mutation of the graph: each of its fields answers what the user can mend. */
export interface Write<Variables extends MutationParameters["variables"] = MutationParameters["variables"]> {
  readonly variables: Variables;
  readonly response: Readonly<Record<string, { readonly errors: readonly UserError[] }>>;
}
export const errorsIn = (response: Write["response"]): readonly UserError[] =>
  Object.values(response).flatMap(({ errors }) => errors);

/** Says the first of an answer's errors in a toast; false when there is none. */
export function sayErrors(response: Write["response"]): boolean {
  const [error] = errorsIn(response);
  if (error)
    toast({ tone: "critical", text: error.message, detail: error.detail ?? undefined, traceId: error.traceId });
  return error !== undefined;
}

/** An action without a form: locked for 3 s (ERR-05), its failure said in a toast. */
export function useAct<M extends Write>(
  mutation: GraphQLTaggedNode,
): {
  readonly isBusy: boolean;
  /** @param onFailed What else follows where it was not done, besides the toast. */
  act(variables: VariablesOf<M>, onDone: (response: M["response"]) => void, onFailed?: () => void): void;
} {
  const [commit, isInFlight] = useMutation<M>(mutation);
  const { isLocked, take } = useLock();
  const failed = useFailureToast();
  return {
    isBusy: isInFlight || isLocked,
    act(variables, onDone, onFailed = () => undefined) {
      if (isInFlight || !take()) return;
      commit({
        variables,
        onCompleted: (response) => {
          if (sayErrors(response)) onFailed();
          else onDone(response);
        },
        onError: (error) => {
          failed(error);
          onFailed();
        },
      });
    },
  };
}
