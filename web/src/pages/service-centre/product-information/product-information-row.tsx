import type { ReactNode } from "react";
import { graphql, useFragment } from "react-relay";
import { productInfoSorts } from "@linehaul/schema/service-centre/product-information";
import type {
  productInformationRow_product$data,
  productInformationRow_product$key,
} from "../../../__generated__/productInformationRow_product.graphql.ts";
import { formatDecimal } from "../../../format/money.ts";
import { opener } from "../../../parts/cells/act.tsx";
import { sortable } from "../../../parts/table/column.ts";
import { TableRow } from "../../../parts/table/table-row.tsx";

type Row = productInformationRow_product$data & { readonly onOpen: () => void };

export const productInformationColumns = sortable<Row, keyof typeof productInfoSorts>(productInfoSorts, [
  { id: "name", width: 180, fixed: "start", cell: (p) => opener(p.name, p.onOpen) },
  { id: "code", width: 170, cell: (p) => p.code },
  { id: "help", width: 260, cell: (p) => p.help },
  { id: "aging", width: 100, cell: (p, { t }) => t("agingDays", { least: p.agingMin, most: p.agingMax }) },
  {
    id: "weight",
    width: 140,
    align: "end",
    cell: (p) => `${formatDecimal(p.minWeight)}–${formatDecimal(p.maxWeight)} kg`,
  },
  { id: "payMethods", width: 180, cell: (p, { t }) => p.payMethods.map((who) => t(`parts:payer.${who}`)).join(", ") },
  { id: "pickupWays", width: 160, cell: (p, { t }) => p.pickupWays.map((way) => t(`way.${way}`)).join(", ") },
  { id: "sort", width: 72, align: "end", optional: true, cell: (p) => p.sort },
]);

/** A product of the list. */
export function ProductInformationRow(props: {
  readonly product: productInformationRow_product$key;
  readonly onOpen: () => void;
}): ReactNode {
  const product = useFragment(
    graphql`
      fragment productInformationRow_product on ProductInfo {
        id
        code
        name
        help
        sort
        agingMin
        agingMax
        minWeight
        maxWeight
        payMethods
        pickupWays
      }
    `,
    props.product,
  );
  return (
    <TableRow
      id={product.id}
      label={product.name}
      row={{ ...product, onOpen: props.onOpen }}
      columns={productInformationColumns}
    />
  );
}
