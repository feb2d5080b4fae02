import type { ReactNode } from "react";
import { graphql, useFragment } from "react-relay";
import type {
  dataPermissionRow_dataPermission$data,
  dataPermissionRow_dataPermission$key,
} from "../../../__generated__/dataPermissionRow_dataPermission.graphql.ts";
import { instant } from "../../../format/instant.tsx";
import type { TextOf } from "../../../i18n/text-of.ts";
import { edit } from "../../../parts/catalogue/columns.tsx";
import type { Cells } from "../../../parts/table/cells.ts";
import type { Column } from "../../../parts/table/column.ts";
import { useTableTexts } from "../../../parts/table/layout.ts";
import { TableRow } from "../../../parts/table/table-row.tsx";
import { Icon } from "../../../parts/icons/icons.tsx";

type Row = dataPermissionRow_dataPermission$data & { readonly name: string; readonly onEdit: () => void };

export const dataPermissionColumns: readonly Column<Row>[] = [
  { id: "record", width: 140, fixed: "start", cell: (row) => <b>{row.name}</b> },
  { id: "site", width: 95, cell: (_, { t }) => always(t) },
  { id: "country", width: 160, cell: (row, { t }) => rule(row.country, t) },
  { id: "org", width: 160, cell: (row, { t }) => rule(row.org, t) },
  { id: "customer", width: 160, cell: (row, { t }) => rule(row.customer, t) },
  { id: "account", width: 160, cell: (row, { t }) => rule(row.account, t) },
  { id: "modifiedBy", width: 100, cell: (row) => row.modifiedBy },
  { id: "modifiedAt", width: 136, cell: (row) => row.modifiedAt && instant(row.modifiedAt) },
  { id: "acts", width: 90, fixed: "end", align: "end", cell: acts },
];

/** Nobody sees rows of another site than the one he is signed in to. */
function always(t: TextOf): ReactNode {
  return (
    <span className="locked" title={t("help.site")}>
      <Icon name="lock" size={14} /> {t("always")}
    </span>
  );
}

const rule = (value: Row["country"], t: TextOf): string => (value ? t(`rule.${value}`) : t("none"));

function acts(row: Row, cells: Cells): ReactNode {
  return row.viewerMayEdit && (row.country ?? row.org ?? row.customer ?? row.account) ? edit(row, cells) : null;
}

/** A record with what limits it. */
export function DataPermissionRow(props: {
  readonly dataPermission: dataPermissionRow_dataPermission$key;
  readonly onEdit: () => void;
}): ReactNode {
  const t = useTableTexts();
  const row = useFragment(
    graphql`
      fragment dataPermissionRow_dataPermission on DataPermission {
        id
        record
        country
        org
        customer
        account
        modifiedBy
        modifiedAt
        viewerMayEdit
      }
    `,
    props.dataPermission,
  );
  const name = t(`record.${row.record}`);
  return (
    <TableRow id={row.id} label={name} row={{ ...row, name, onEdit: props.onEdit }} columns={dataPermissionColumns} />
  );
}
