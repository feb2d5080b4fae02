import type { ReactNode } from "react";
import { graphql, useFragment } from "react-relay";
import { regionSorts } from "@linehaul/schema/base-data/region/row";
import type { regionRow_region$data, regionRow_region$key } from "../../../__generated__/regionRow_region.graphql.ts";
import type { TextOf } from "../../../i18n/text-of.ts";
import { act } from "../../../parts/cells/act.tsx";
import { CatalogueTableRow, type CatalogueCells, type RowProps } from "../../../parts/catalogue/catalogue-row.tsx";
import { actsColumn, trackColumns } from "../../../parts/catalogue/columns.tsx";
import { sortable } from "../../../parts/table/column.ts";

/** A place to go into. */
export interface RegionInto {
  readonly code: string;
  readonly name: string;
}
type Row = regionRow_region$data & CatalogueCells & { readonly onInto: (place: RegionInto) => void };

/** How many places lie there: goes into it. */
const below = ({ below: count, code, name, onInto }: Row, t: TextOf): ReactNode =>
  count > 0 && act({ label: t("places", { count }), to: name, onPress: () => onInto({ code, name }) });

export const regionColumns = sortable<Row, keyof typeof regionSorts>(regionSorts, [
  { id: "name", width: 140, fixed: "start", cell: (row) => <b>{row.name}</b> },
  { id: "code", width: 96, cell: (row) => row.code },
  { id: "called", width: 150, optional: true, cell: (row) => (row.called === row.name ? "" : row.called) },
  { id: "level", width: 90, cell: (row, { t }) => row.levelName ?? t("level", { level: row.level }) },
  { id: "path", width: 118, cell: (row) => row.path.join(" / ") },
  { id: "below", width: 90, cell: (row, { t }) => below(row, t) },
  { id: "postCodes", width: 110, cell: (row) => row.postCodes.join(", ") },
  ...trackColumns,
  actsColumn,
]);

/** A region of the list. */
export function RegionRow(
  props: RowProps<regionRow_region$key> & { readonly onInto: (place: RegionInto) => void },
): ReactNode {
  const own = useFragment(
    graphql`
      fragment regionRow_region on Region {
        id
        code
        name
        called
        level
        levelName
        path
        below
        postCodes
        ...catalogueRow_row
      }
    `,
    props.row,
  );
  const { onInto } = props;
  return <CatalogueTableRow {...props} own={{ ...own, onInto }} name={own.name} columns={regionColumns} />;
}
