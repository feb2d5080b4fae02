import { useMutation } from "react-relay";
import type { GraphQLTaggedNode } from "relay-runtime";
import { GraphFailure } from "../../relay/failure.ts";
import type { UserError } from "../form/use-act.ts";

/** An `uploadMutation` of the graph. */
interface TicketWrite {
  readonly variables: {
    readonly input: { readonly name: string; readonly bytes: number; readonly id?: string | null | undefined };
  };
  readonly response: Readonly<
    Record<string, { readonly ticket?: string | null | undefined; readonly errors: readonly UserError[] }>
  >;
}

/**
 * What `Upload` asks before each file: a ticket by a feature's `upload…` mutation, which selects `ticket errors { message traceId field }`.
 * @param replaces The row whose file it is to replace, where the mutation takes one.
 */
export function useUploadTicket<M extends TicketWrite>(
  mutation: GraphQLTaggedNode,
  replaces?: string,
): (file: File) => Promise<string> {
  const [commit] = useMutation<M>(mutation);
  return (file) =>
    new Promise((resolve, reject) => {
      commit({
        variables: { input: { name: file.name, bytes: file.size, ...(replaces !== undefined && { id: replaces }) } },
        onCompleted: (response) => {
          const [payload] = Object.values(response);
          const [error] = payload?.errors ?? [];
          if (payload?.ticket) resolve(payload.ticket);
          else
            reject(
              new GraphFailure({ code: "400001", message: error?.message ?? "", traceId: error?.traceId ?? null }),
            );
        },
        onError: reject,
      });
    });
}
