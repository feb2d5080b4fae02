import { chakra } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { graphql, useLazyLoadQuery } from "react-relay";
import type { wrongCellsQuery } from "../../../__generated__/wrongCellsQuery.graphql.ts";
import { formatCount } from "../../../format/money.ts";
import { SimpleTable } from "../../../parts/table/simple-table.tsx";

const More = chakra("p", { base: { pt: "2", color: "fg.muted" } });

/** The first wrong cells of a sheet, in its order: where each is, what stands there, and what is wrong with it. */
export function WrongCells({ id, total }: { readonly id: string; readonly total: number }): ReactNode {
  const { t } = useTranslation("order-import");
  const { orderImportErrors: found } = useLazyLoadQuery<wrongCellsQuery>(
    graphql`
      query wrongCellsQuery($id: ID!) {
        orderImportErrors(id: $id) {
          row
          column
          heading
          value
          message
        }
      }
    `,
    { id },
    { fetchPolicy: "network-only" },
  );
  return (
    <>
      <SimpleTable
        label={t("wrongCells")}
        heads={["cell", "heading", "value", "message"].map((one) => t(`wrong.${one}`))}
        rows={found.map((node) => ({
          key: `${node.column}${node.row.toString()}`,
          cells: [
            `${node.column}${node.row.toString()}`,
            node.heading,
            node.value ?? <i key="none">{t("wrong.nothing")}</i>,
            node.message,
          ],
        }))}
        none={t("wrong.none")}
      />
      {total > found.length && <More>{t("wrong.more", { shown: found.length, total: formatCount(total) })}</More>}
    </>
  );
}
