import type { ReactNode } from "react";
import { graphql, useFragment } from "react-relay";
import { contractSorts } from "@linehaul/schema/customers/contract-signing/row";
import type {
  contractSigningRow_contract$data,
  contractSigningRow_contract$key,
} from "../../../__generated__/contractSigningRow_contract.graphql.ts";
import { instant } from "../../../format/instant.tsx";
import { dayText } from "../../../format/period.ts";
import { act, opener } from "../../../parts/cells/act.tsx";
import { customerLink } from "../../../parts/cells/customer-link.tsx";
import { tag } from "../../../parts/status/tag.tsx";
import type { Cells } from "../../../parts/table/cells.ts";
import { sortable } from "../../../parts/table/column.ts";
import { TableRow } from "../../../parts/table/table-row.tsx";

/** What is done with a contract of the list. */
export type ContractAct = "OPEN" | "EDIT" | "SIGN" | "DELETE" | "RENEW" | "TERMINATE";
interface Acts {
  readonly onAct: (act: ContractAct) => void;
}
type Row = contractSigningRow_contract$data & Acts;

export const contractColumns = sortable<Row, keyof typeof contractSorts>(contractSorts, [
  { id: "contractNo", width: 182, fixed: "start", cell: (row) => opener(row.contractNo, () => row.onAct("OPEN")) },
  { id: "state", width: 114, cell: (row, { t }) => tag("contract", row.state, t) },
  { id: "kind", width: 90, cell: (row, { t }) => t(`kind.${row.kind}`) },
  { id: "customer", width: 172, cell: customerLink },
  { id: "customerCode", width: 110, optional: true, cell: (row) => row.customerCode },
  { id: "validFrom", width: 100, cell: (row) => dayText(row.validFrom) },
  { id: "validTo", width: 100, cell: (row) => dayText(row.validTo) },
  { id: "signatory", width: 120, cell: (row) => row.signatory },
  { id: "files", width: 54, align: "end", cell: (row) => row.files.length },
  { id: "signedBy", width: 120, optional: true, cell: (row) => row.signedBy },
  { id: "signedAt", width: 136, optional: true, cell: (row) => row.signedAt && instant(row.signedAt) },
  { id: "reason", width: 180, optional: true, cell: (row) => row.reason },
  { id: "modifiedBy", width: 110, optional: true, cell: (row) => row.modifiedBy },
  { id: "modifiedAt", width: 136, optional: true, cell: (row) => instant(row.modifiedAt) },
  { id: "acts", width: 196, fixed: "end", align: "end", cell: acts },
]);

function acts(row: Row, { t }: Cells): ReactNode {
  const one = (is: ContractAct) => act({ label: t(`act.${is}`), to: row.contractNo, onPress: () => row.onAct(is) });
  return (
    <>
      {row.viewerMayEdit && one("EDIT")}
      {row.viewerMayEdit && one("SIGN")}
      {row.viewerMayEdit && one("DELETE")}
      {row.viewerMayRenew && one("RENEW")}
      {row.viewerMayTerminate && one("TERMINATE")}
    </>
  );
}

/** A contract of the list. */
export function ContractRow(props: Acts & { readonly contract: contractSigningRow_contract$key }): ReactNode {
  const contract = useFragment(
    graphql`
      fragment contractSigningRow_contract on Contract {
        id
        contractNo
        state
        kind
        customerId
        customerCode
        customerName
        validFrom
        validTo
        signatory
        files {
          id
        }
        signedBy
        signedAt
        reason
        modifiedBy
        modifiedAt
        viewerMayOpen
        viewerMayEdit
        viewerMayRenew
        viewerMayTerminate
      }
    `,
    props.contract,
  );
  const { id, contractNo, state } = contract;
  const isOver = state === "EXPIRED" || state === "TERMINATED";
  return (
    <TableRow
      id={id}
      label={contractNo}
      row={{ ...contract, onAct: props.onAct }}
      columns={contractColumns}
      off={isOver}
    />
  );
}
