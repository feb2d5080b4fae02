import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { graphql, useLazyLoadQuery } from "react-relay";
import type { cargoFlowPickupsQuery } from "../../../__generated__/cargoFlowPickupsQuery.graphql.ts";
import { periodText } from "../../../format/period.ts";
import { AskedDrawer } from "../../../parts/dialog/asked-drawer.tsx";
import { PageLink } from "../../../parts/link/page-link.tsx";
import { SimpleTable } from "../../../parts/table/simple-table.tsx";
import { useShell } from "../../../tab/use-shell.ts";

/** How parcels are picked up where a cargo flow comes from. */
export default function CargoFlowPickups(props: {
  readonly id: string;
  /** The country. */
  readonly name: string;
  readonly onClose: () => void;
}): ReactNode {
  const { t } = useTranslation("cargo-flow");
  return (
    <AskedDrawer title={t("pickups", { name: props.name })} of={props.id} onClose={props.onClose}>
      {(tries) => <Pickups id={props.id} turn={tries} />}
    </AskedDrawer>
  );
}

/** Suspends. */
function Pickups({ id, turn }: { readonly id: string; readonly turn: number }) {
  const { t } = useTranslation("cargo-flow");
  const { may } = useShell();
  const { node } = useLazyLoadQuery<cargoFlowPickupsQuery>(
    graphql`
      query cargoFlowPickupsQuery($id: ID!) {
        node(id: $id) {
          ... on CargoFlow {
            pickups {
              id
              place
              productCode
              productName
              fromTime
              toTime
              cutOff
              validFrom
              validTo
            }
          }
        }
      }
    `,
    { id },
    { fetchKey: turn, fetchPolicy: "network-only" },
  );
  const isLinked = may("PICKUP_SUPPORT.VIEW");
  return (
    <SimpleTable
      label={t("column.pickups")}
      heads={[t("place"), t("product"), t("hours"), t("cutOff"), t("column.validFrom")]}
      none={t("noPickups")}
      rows={(node?.pickups ?? []).map((row) => ({
        key: row.id,
        cells: [
          isLinked ? (
            <PageLink key="place" code="PICKUP_SUPPORT" params={{ keyword: row.place }}>
              {row.place}
            </PageLink>
          ) : (
            row.place
          ),
          row.productName ?? (row.productCode || t("all")),
          `${row.fromTime}–${row.toTime}`,
          row.cutOff,
          periodText(row),
        ],
      }))}
    />
  );
}
