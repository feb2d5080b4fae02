import { useState } from "react";
import { graphql, useLazyLoadQuery } from "react-relay";
import type { useProductsInUseQuery } from "../../__generated__/useProductsInUseQuery.graphql.ts";
import type { Option } from "../filters/choice.tsx";

/** The products in use by their codes, and the one that a row has. Asked again each time, for one that went out of use would be refused. Suspends. */
export function useProductsInUse(held: string, turn = 0): readonly Option<string>[] {
  const [had] = useState(held);
  const { products } = useLazyLoadQuery<useProductsInUseQuery>(
    graphql`
      query useProductsInUseQuery {
        products {
          code
          name
          status
        }
      }
    `,
    {},
    { fetchKey: turn, fetchPolicy: "store-and-network" },
  );
  return products
    .filter(({ code, status }) => status === "ENABLED" || code === had)
    .map(({ code, name }) => ({ value: code, label: name }));
}
