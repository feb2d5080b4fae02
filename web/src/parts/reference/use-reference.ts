import { graphql, useLazyLoadQuery } from "react-relay";
import type { ReferenceList, useReferenceQuery } from "../../__generated__/useReferenceQuery.graphql.ts";

export type { ReferenceList };
export type ReferenceEntry = useReferenceQuery["response"]["reference"][number];

/** A list of the shell's reference data (SHELL-21), in the language in use: asked for when somebody first needs it, then at hand. Suspends. */
export function useReference(
  list: ReferenceList,
  turn = 0,
  /** `store-and-network` asks again where a choice that is gone would be refused. */
  fetchPolicy: "store-or-network" | "store-and-network" = "store-or-network",
): readonly ReferenceEntry[] {
  const { reference } = useLazyLoadQuery<useReferenceQuery>(
    graphql`
      query useReferenceQuery($list: ReferenceList!) {
        reference(list: $list) {
          key
          name
          value
        }
      }
    `,
    { list },
    { fetchKey: turn, fetchPolicy },
  );
  return reference;
}
