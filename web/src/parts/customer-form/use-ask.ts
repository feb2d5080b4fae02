import { fetchQuery, useRelayEnvironment, type GraphQLTaggedNode } from "react-relay";
import type { FormKey } from "./customer-form-data.ts";

/** A page's query for the customer that its form edits. */
interface FormQuery {
  readonly variables: { readonly id: string; readonly isEdit: boolean };
  readonly response: { readonly customerForm?: FormKey | null | undefined };
}

/** Asks for a customer as it is now; null where it is not the caller's any more. */
export function useAsk(query: GraphQLTaggedNode): (id: string) => Promise<FormKey | null> {
  const environment = useRelayEnvironment();
  return async (id) => {
    const asked = fetchQuery<FormQuery>(environment, query, { id, isEdit: true }, { fetchPolicy: "network-only" });
    return (await asked.toPromise())?.customerForm ?? null;
  };
}
