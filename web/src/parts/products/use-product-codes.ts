import { graphql, useLazyLoadQuery } from "react-relay";
import type { useProductCodesQuery } from "../../__generated__/useProductCodesQuery.graphql.ts";
import type { Option } from "../filters/choice.tsx";

/** The products by their codes, in the language in use: asked for once, when somebody first needs them. Suspends. */
export function useProductCodes(turn = 0): readonly Option<string>[] {
  const { products } = useLazyLoadQuery<useProductCodesQuery>(
    graphql`
      query useProductCodesQuery {
        products {
          code
          name
        }
      }
    `,
    {},
    { fetchKey: turn },
  );
  return products.map(({ code, name }) => ({ value: code, label: name }));
}
