import { graphql, useLazyLoadQuery } from "react-relay";
import type { useProductsQuery } from "../../__generated__/useProductsQuery.graphql.ts";
import type { Option } from "../filters/choice.tsx";

/** The products by their codes, and by the English names that filters went by before, asked for once, when somebody first needs them. Suspends. */
export function useProducts(turn = 0): readonly Option<string>[] {
  const { products } = useLazyLoadQuery<useProductsQuery>(
    graphql`
      query useProductsQuery {
        products {
          code
          name
          nameEn
        }
      }
    `,
    {},
    { fetchKey: turn },
  );
  return products.map(({ code, name, nameEn }) => ({ value: code, label: name, once: nameEn }));
}
