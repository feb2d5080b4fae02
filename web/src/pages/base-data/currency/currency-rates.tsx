import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { graphql, useLazyLoadQuery } from "react-relay";
import type { currencyRatesQuery } from "../../../__generated__/currencyRatesQuery.graphql.ts";
import { Instant } from "../../../format/instant.tsx";
import { formatDecimal } from "../../../format/money.ts";
import { AskedDrawer } from "../../../parts/dialog/asked-drawer.tsx";
import { SimpleTable } from "../../../parts/table/simple-table.tsx";

/** The rates that a currency has had, newest first. */
export default function CurrencyRates(props: {
  readonly id: string;
  readonly code: string;
  readonly onClose: () => void;
}): ReactNode {
  const { t } = useTranslation("currency");
  return (
    <AskedDrawer title={t("rates", { code: props.code })} of={props.id} onClose={props.onClose}>
      {(tries) => <Rates id={props.id} turn={tries} />}
    </AskedDrawer>
  );
}

/** Suspends. */
function Rates({ id, turn }: { readonly id: string; readonly turn: number }) {
  const { t } = useTranslation("currency");
  const { node } = useLazyLoadQuery<currencyRatesQuery>(
    graphql`
      query currencyRatesQuery($id: ID!) {
        node(id: $id) {
          ... on Currency {
            rates {
              rateToCny
              since
              by
              origin
            }
          }
        }
      }
    `,
    { id },
    { fetchKey: turn, fetchPolicy: "network-only" },
  );
  return (
    <SimpleTable
      label={t("column.rateToCny")}
      heads={[t("since"), t("column.rateToCny"), t("origin"), t("by")]}
      none={t("noRates")}
      rows={(node?.rates ?? []).map(({ rateToCny, since, by, origin }) => ({
        key: `${since} ${rateToCny}`,
        cells: [<Instant key="since" at={since} />, formatDecimal(rateToCny), t(`originOf.${origin}`), by],
      }))}
    />
  );
}
