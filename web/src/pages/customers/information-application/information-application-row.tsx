import type { ReactNode } from "react";
import { graphql, useFragment } from "react-relay";
import { applicationSorts } from "@linehaul/schema/customers/information-application/row";
import type {
  informationApplicationRow_application$data,
  informationApplicationRow_application$key,
} from "../../../__generated__/informationApplicationRow_application.graphql.ts";
import { instant } from "../../../format/instant.tsx";
import { useTexts } from "../../../i18n/use-texts.ts";
import { act, opener } from "../../../parts/cells/act.tsx";
import { customerLink } from "../../../parts/cells/customer-link.tsx";
import { tag } from "../../../parts/status/tag.tsx";
import type { Cells } from "../../../parts/table/cells.ts";
import { sortable } from "../../../parts/table/column.ts";
import { TableRow } from "../../../parts/table/table-row.tsx";

/** What is done with an application of the list. */
export type ApplicationAct = "OPEN" | "EDIT" | "SUBMIT" | "WITHDRAW" | "DELETE";
interface Acts {
  readonly onAct: (act: ApplicationAct) => void;
}
/** An application has no number: it is called by its kind and its customer. */
interface Called {
  readonly name: string;
}
type Row = informationApplicationRow_application$data & Acts & Called;

/** How many of the papers that are needed are there. */
function held({ papers }: Row): string {
  const needed = papers.filter(({ isRequired }) => isRequired);
  return `${needed.filter(({ file }) => file).length}/${needed.length}`;
}

export const applicationColumns = sortable<Row, keyof typeof applicationSorts>(applicationSorts, [
  { id: "application", width: 250, fixed: "start", cell: (row) => opener(row.name, () => row.onAct("OPEN")) },
  { id: "status", width: 114, cell: (row, { t }) => tag("application", row.status, t) },
  { id: "customer", width: 170, cell: customerLink },
  { id: "papers", width: 70, align: "end", cell: held },
  { id: "cardState", width: 160, cell: (row, { t }) => row.cardState && tag("cardApplication", row.cardState, t) },
  { id: "remark", width: 180, optional: true, cell: (row) => row.remark },
  { id: "submittedBy", width: 120, cell: (row) => row.submittedBy },
  { id: "submittedAt", width: 136, optional: true, cell: (row) => row.submittedAt && instant(row.submittedAt) },
  { id: "decidedBy", width: 120, optional: true, cell: (row) => row.decidedBy },
  { id: "decidedAt", width: 136, optional: true, cell: (row) => row.decidedAt && instant(row.decidedAt) },
  { id: "reason", width: 200, optional: true, cell: (row) => row.reason },
  { id: "createdAt", width: 136, optional: true, cell: (row) => instant(row.createdAt) },
  { id: "modifiedBy", width: 110, optional: true, cell: (row) => row.modifiedBy },
  { id: "modifiedAt", width: 136, cell: (row) => instant(row.modifiedAt) },
  { id: "acts", width: 170, fixed: "end", align: "end", cell: acts },
]);

function acts(row: Row, { t }: Cells): ReactNode {
  const one = (is: ApplicationAct) => act({ label: t(`act.${is}`), to: row.name, onPress: () => row.onAct(is) });
  return (
    <>
      {row.viewerMayEdit && one("EDIT")}
      {row.viewerMayEdit && one("SUBMIT")}
      {row.viewerMayWithdraw && one("WITHDRAW")}
      {row.viewerMayDelete && one("DELETE")}
    </>
  );
}

/** An application of the list. */
export function ApplicationRow(
  props: Acts & { readonly application: informationApplicationRow_application$key },
): ReactNode {
  const texts = useTexts("application");
  const application = useFragment(
    graphql`
      fragment informationApplicationRow_application on CustomerApplication {
        id
        kind
        status
        cardState
        customerId
        customerCode
        customerName
        remark
        papers {
          isRequired
          file {
            id
          }
        }
        submittedBy
        submittedAt
        decidedBy
        decidedAt
        reason
        createdAt
        modifiedBy
        modifiedAt
        viewerMayOpen
        viewerMayEdit
        viewerMayWithdraw
        viewerMayDelete
      }
    `,
    props.application,
  );
  const { id, kind, customerCode } = application;
  const name = `${texts(`kind.${kind}`)} · ${customerCode}`;
  return (
    <TableRow id={id} label={name} row={{ ...application, name, onAct: props.onAct }} columns={applicationColumns} />
  );
}
