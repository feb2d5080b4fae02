import type { ReactNode } from "react";
import { graphql, useFragment } from "react-relay";
import type { catalogueRow_row$data, catalogueRow_row$key } from "../../__generated__/catalogueRow_row.graphql.ts";
import type { StatusOf } from "../status/looks.ts";
import type { Column } from "../table/column.ts";
import { TableRow } from "../table/table-row.tsx";
import type { RowActs } from "./columns.tsx";

/** What the columns of every catalogue draw of a row. */
export type CatalogueCells = Omit<catalogueRow_row$data, " $fragmentType"> & RowActs;

/** What goes out of use or comes back: its state now, and what the question calls it. */
export interface Toggled {
  readonly status: StatusOf<"config">;
  readonly name: string;
}
/** What can be done with a row. */
export interface RowGiven {
  readonly onEdit: () => void;
  readonly onToggle: (toggled: Toggled) => void;
  /** Takes what the question calls it. Absent where rows are not deleted. */
  readonly onDelete?: (name: string) => void;
}
/** What a catalogue's page gives to each of its rows. */
export interface RowProps<Key> extends RowGiven {
  readonly row: Key;
}

/** A row of a catalogue's table: its own fields, and those that every catalogue has. */
export function CatalogueTableRow<Own extends { readonly id: string }>(
  props: RowGiven & {
    readonly own: Own & catalogueRow_row$key;
    /** What its buttons call it. */
    readonly name: string;
    /** What questions call it, where that is something else. */
    readonly code?: string;
    readonly columns: readonly Column<Own & CatalogueCells, string>[];
  },
): ReactNode {
  const { own, name, code = name, columns, onEdit, onToggle, onDelete } = props;
  const key: catalogueRow_row$key = own;
  const common = useFragment(
    graphql`
      fragment catalogueRow_row on CatalogueRow {
        status
        version
        createdBy
        createdAt
        modifiedBy
        modifiedAt
        viewerMayEdit
        ... on SwitchableRow {
          viewerMayEnable
          viewerMayDisable
        }
        ... on DeletableRow {
          viewerMayDelete
        }
      }
    `,
    key,
  );
  const { status } = common;
  const acts = { onEdit, onToggle: () => onToggle({ status, name: code }), onDelete: () => onDelete?.(code) };
  const row = { ...own, ...common, name, ...acts };
  return <TableRow id={own.id} label={name} row={row} columns={columns} off={status === "DISABLED"} />;
}
