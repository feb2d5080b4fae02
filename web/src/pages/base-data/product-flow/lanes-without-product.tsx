import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { graphql, useLazyLoadQuery } from "react-relay";
import type { lanesWithoutProductQuery } from "../../../__generated__/lanesWithoutProductQuery.graphql.ts";
import { AskedDrawer } from "../../../parts/dialog/asked-drawer.tsx";
import { SimpleTable } from "../../../parts/table/simple-table.tsx";

/** The countries that nothing goes to from the site's own today. */
export default function LanesWithoutProduct(props: { readonly onClose: () => void }): ReactNode {
  const { t } = useTranslation("product-flow");
  return (
    <AskedDrawer title={t("without")} help={t("withoutHelp")} onClose={props.onClose}>
      {(tries) => <Lanes turn={tries} />}
    </AskedDrawer>
  );
}

/** Suspends. */
function Lanes({ turn }: { readonly turn: number }) {
  const { t } = useTranslation("product-flow");
  const { lanesWithoutProduct } = useLazyLoadQuery<lanesWithoutProductQuery>(
    graphql`
      query lanesWithoutProductQuery {
        lanesWithoutProduct {
          countryCode
          country {
            name
          }
          isClosed
        }
      }
    `,
    {},
    { fetchKey: turn, fetchPolicy: "network-only" },
  );
  return (
    <SimpleTable
      label={t("without")}
      heads={[t("column.to"), t("why")]}
      none={t("everywhere")}
      rows={lanesWithoutProduct.map(({ countryCode, country, isClosed }) => ({
        key: countryCode,
        cells: [country?.name ?? countryCode, isClosed ? t("closed") : t("noFlow")],
      }))}
    />
  );
}
