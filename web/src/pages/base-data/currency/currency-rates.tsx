import { Button, Skeleton } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { graphql, useLazyLoadQuery } from "react-relay";
import type { currencyRatesQuery } from "../../../__generated__/currencyRatesQuery.graphql.ts";
import { Instant } from "../../../format/instant.tsx";
import { formatDecimal } from "../../../format/money.ts";
import { Asked } from "../../../parts/boundary/asked.tsx";
import { DialogBody, DialogFoot } from "../../../parts/dialog/dialog.tsx";
import { TabDialog } from "../../../parts/dialog/tab-dialog.tsx";
import { SimpleTable } from "../../../parts/table/simple-table.tsx";

/** The rates that a currency has had, newest first. */
export default function CurrencyRates(props: {
  readonly id: string;
  readonly code: string;
  readonly onClose: () => void;
}): ReactNode {
  const { t } = useTranslation("currency");
  return (
    <TabDialog title={t("rates", { code: props.code })} isDrawer onClose={props.onClose}>
      <DialogBody>
        <Asked of={props.id} fallback={<Skeleton height="40" />}>
          {(tries) => <Rates id={props.id} turn={tries} />}
        </Asked>
      </DialogBody>
      <DialogFoot>
        <span />
        <Button data-autofocus onClick={props.onClose}>
          {t("close")}
        </Button>
      </DialogFoot>
    </TabDialog>
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
