import { Button, Skeleton } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { graphql, useLazyLoadQuery } from "react-relay";
import type { lanesWithoutProductQuery } from "../../../__generated__/lanesWithoutProductQuery.graphql.ts";
import { Asked } from "../../../parts/boundary/asked.tsx";
import { DialogBody, DialogFoot } from "../../../parts/dialog/dialog.tsx";
import { TabDialog } from "../../../parts/dialog/tab-dialog.tsx";
import { SimpleTable } from "../../../parts/table/simple-table.tsx";

/** The countries that nothing goes to from the site's own today. */
export default function LanesWithoutProduct(props: { readonly onClose: () => void }): ReactNode {
  const { t } = useTranslation("product-flow");
  return (
    <TabDialog title={t("without")} isDrawer onClose={props.onClose}>
      <DialogBody>
        <p>{t("withoutHelp")}</p>
        <Asked fallback={<Skeleton height="40" />}>{(tries) => <Lanes turn={tries} />}</Asked>
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
