import type { ReactNode } from "react";
import { graphql, useFragment } from "react-relay";
import { contractRuleSorts } from "@linehaul/schema/sites/contract-rules";
import type {
  contractRulesRow_contractRule$data,
  contractRulesRow_contractRule$key,
} from "../../../__generated__/contractRulesRow_contractRule.graphql.ts";
import { CatalogueTableRow, type CatalogueCells, type RowProps } from "../../../parts/catalogue/catalogue-row.tsx";
import { actsColumn, statusColumn, trackColumns } from "../../../parts/catalogue/columns.tsx";
import { sortable } from "../../../parts/table/column.ts";

type Row = contractRulesRow_contractRule$data & CatalogueCells;

export const contractRulesColumns = sortable<Row, keyof typeof contractRuleSorts>(contractRuleSorts, [
  { id: "ruleNo", width: 160, fixed: "start", cell: (row) => <b>{row.ruleNo}</b> },
  statusColumn,
  { id: "settlementType", width: 130, cell: (row, { t }) => t(`settlement.${row.settlementType}`) },
  { id: "customerType", width: 130, cell: (row, { t }) => t(`customerType.${row.customerType}`) },
  { id: "contractRequired", width: 130, cell: (row, { t }) => t(row.contractRequired ? "needed" : "notNeeded") },
  { id: "agreementRequired", width: 130, cell: (row, { t }) => t(row.agreementRequired ? "needed" : "notNeeded") },
  ...trackColumns,
  actsColumn,
]);

/** A contract rule of the list. */
export function ContractRuleRow(props: RowProps<contractRulesRow_contractRule$key>): ReactNode {
  const own = useFragment(
    graphql`
      fragment contractRulesRow_contractRule on ContractRule {
        id
        ruleNo
        settlementType
        customerType
        contractRequired
        agreementRequired
        ...catalogueRow_row
      }
    `,
    props.row,
  );
  return <CatalogueTableRow {...props} own={own} name={own.ruleNo} columns={contractRulesColumns} />;
}
