import type { ReactNode } from "react";
import { graphql, useFragment } from "react-relay";
import type {
  permModuleRow_module$data,
  permModuleRow_module$key,
} from "../../../__generated__/permModuleRow_module.graphql.ts";
import { actionName } from "../../../i18n/action-name.ts";
import { CatalogueTableRow, type CatalogueCells, type RowProps } from "../../../parts/catalogue/catalogue-row.tsx";
import { actsColumn, statusColumn, trackColumns } from "../../../parts/catalogue/columns.tsx";
import { fold } from "../../../parts/cells/act.tsx";
import type { Cells } from "../../../parts/table/cells.ts";
import type { Column } from "../../../parts/table/column.ts";
import { Icon } from "../../../parts/icons/icons.tsx";

interface Shown {
  readonly name: string;
  readonly isBranch: boolean;
  readonly below: number;
  readonly isFolded: boolean;
  readonly onFold: () => void;
}
type Row = permModuleRow_module$data & CatalogueCells & Shown;

export const moduleColumns: readonly Column<Row>[] = [
  { id: "name", width: 240, fixed: "start", cell: nameOf },
  statusColumn,
  { id: "code", width: 190, cell: (m) => m.code },
  { id: "page", width: 110, cell: pageOf },
  { id: "buttons", width: 220, cell: buttonsOf },
  { id: "sort", width: 72, align: "end", cell: (m) => m.sort },
  // The tree has no column settings: it shows what every list shows at first.
  ...trackColumns.filter((column) => column.optional !== true),
  actsColumn,
];

function nameOf({ name, isBranch, below, isFolded, onFold }: Row): ReactNode {
  if (!isBranch) return <span className="below">{name}</span>;
  if (below === 0) return <b>{name}</b>;
  return fold(
    isFolded,
    onFold,
    <>
      <Icon name={isFolded ? "right" : "down"} size={14} />
      <b>{name}</b> {below}
    </>,
  );
}

/** Where it comes from: a page of this release, one to come, or a branch. */
function pageOf({ hasPage, buttons, isBuiltIn }: Row, { t }: Cells): string {
  if (hasPage) return t("page.yes");
  if (buttons.length > 0) return t("page.later");
  return t(isBuiltIn ? "page.branch" : "page.own");
}

function buttonsOf({ buttons }: Row, { t }: Cells): ReactNode {
  return <span title={buttons.join("\n")}>{buttons.map((button) => actionName(t, button)).join(", ")}</span>;
}

/** A module of the menu's tree. */
export function PermModuleRow(
  props: RowProps<permModuleRow_module$key> & {
    readonly shown: Shown;
  },
): ReactNode {
  const { shown } = props;
  const module = useFragment(
    graphql`
      fragment permModuleRow_module on Module {
        id
        code
        sort
        buttons
        hasPage
        isBuiltIn
        ...catalogueRow_row
      }
    `,
    props.row,
  );
  const own = { ...module, ...shown };
  return <CatalogueTableRow {...props} own={own} name={shown.name} code={module.code} columns={moduleColumns} />;
}
