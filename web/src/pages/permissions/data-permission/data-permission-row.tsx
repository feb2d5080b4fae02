import { Button, chakra } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { graphql, useFragment } from "react-relay";
import type {
  dataPermissionRow_dataPermission$data,
  dataPermissionRow_dataPermission$key,
} from "../../../__generated__/dataPermissionRow_dataPermission.graphql.ts";
import { Instant } from "../../../format/instant.tsx";
import type { Column } from "../../../parts/table/column.ts";
import { TableRow } from "../../../parts/table/table-row.tsx";
import { Icon } from "../../../parts/icons/icons.tsx";

type Row = dataPermissionRow_dataPermission$data & { readonly name: string; readonly onEdit: () => void };

const Locked = chakra("span", {
  base: { display: "inline-flex", alignItems: "center", gap: "1.5", color: "fg.muted" },
});

export const dataPermissionColumns: readonly Column<Row>[] = [
  { id: "record", width: 140, fixed: "start", cell: (row) => <b>{row.name}</b> },
  { id: "site", width: 110, cell: () => <Always /> },
  { id: "country", width: 205, cell: (row) => <Rule value={row.country} /> },
  { id: "org", width: 205, cell: (row) => <Rule value={row.org} /> },
  { id: "customer", width: 205, cell: (row) => <Rule value={row.customer} /> },
  { id: "modifiedBy", width: 110, cell: (row) => row.modifiedBy },
  { id: "modifiedAt", width: 136, cell: (row) => row.modifiedAt && <Instant at={row.modifiedAt} /> },
  { id: "acts", width: 90, fixed: "end", align: "end", cell: (row) => <Acts {...row} /> },
];

/** Nobody sees rows of another site than the one he is signed in to. */
function Always() {
  const { t } = useTranslation("data-permission");
  return (
    <Locked title={t("help.site")}>
      <Icon name="lock" size={14} /> {t("always")}
    </Locked>
  );
}

function Rule({ value }: { readonly value: Row["country"] }) {
  const { t } = useTranslation("data-permission");
  return value ? t(`rule.${value}`) : t("none");
}

function Acts({ name, country, org, customer, viewerMayEdit, onEdit }: Row) {
  const { t } = useTranslation("parts");
  if (!viewerMayEdit || !(country ?? org ?? customer)) return null;
  return (
    <Button size="xs" variant="ghost" color="route" aria-label={`${t("catalogue.edit")} ${name}`} onClick={onEdit}>
      {t("catalogue.edit")}
    </Button>
  );
}

/** A record with what limits it. */
export function DataPermissionRow(props: {
  readonly dataPermission: dataPermissionRow_dataPermission$key;
  readonly onEdit: () => void;
}): ReactNode {
  const { t } = useTranslation("data-permission");
  const row = useFragment(
    graphql`
      fragment dataPermissionRow_dataPermission on DataPermission {
        id
        record
        country
        org
        customer
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
