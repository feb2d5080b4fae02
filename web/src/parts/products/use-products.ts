import { graphql, useLazyLoadQuery } from "react-relay";
import type { useProductsQuery } from "../../__generated__/useProductsQuery.graphql.ts";
import type { Option } from "../filters/choice.tsx";

/** The products by the names that orders hold, asked for once, when somebody first needs them. Suspends. */
export function useProducts(turn = 0): readonly Option<string>[] {
  const { products } = useLazyLoadQuery<useProductsQuery>(
    graphql`
      query useProductsQuery {
        products {
          name
          nameEn
        }
      }
    `,
    {},
    { fetchKey: turn },
  );
  return products.map(({ name, nameEn }) => ({ value: nameEn, label: name }));
}
