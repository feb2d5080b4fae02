import type { ReactNode } from "react";
import { graphql, useFragment } from "react-relay";
import { defaultCityCodeSorts } from "@linehaul/schema/base-data/default-city-code";
import type {
  defaultCityCodeRow_defaultCityCode$data,
  defaultCityCodeRow_defaultCityCode$key,
} from "../../../__generated__/defaultCityCodeRow_defaultCityCode.graphql.ts";
import { CatalogueTableRow, type CatalogueCells, type RowProps } from "../../../parts/catalogue/catalogue-row.tsx";
import { actsColumn, trackColumns } from "../../../parts/catalogue/columns.tsx";
import { sortable } from "../../../parts/table/column.ts";

type Row = defaultCityCodeRow_defaultCityCode$data & CatalogueCells;

export const defaultCityCodeColumns = sortable<Row, keyof typeof defaultCityCodeSorts>(defaultCityCodeSorts, [
  { id: "cityCode", width: 130, fixed: "start", cell: (row) => <b>{row.cityCode}</b> },
  { id: "countryCode", width: 170, cell: (row) => row.country?.name ?? row.countryCode },
  { id: "region", width: 240, cell: (row) => row.region },
  { id: "posts", width: 190, cell: (row) => row.postFrom && `${row.postFrom} – ${row.postTo}` },
  ...trackColumns,
  actsColumn,
]);

/** A default city code of the list. */
export function DefaultCityCodeRow(props: RowProps<defaultCityCodeRow_defaultCityCode$key>): ReactNode {
  const own = useFragment(
    graphql`
      fragment defaultCityCodeRow_defaultCityCode on DefaultCityCode {
        id
        cityCode
        countryCode
        country {
          name
        }
        region
        postFrom
        postTo
        ...catalogueRow_row
      }
    `,
    props.row,
  );
  const name = own.cityCode;
  return <CatalogueTableRow {...props} own={own} name={name} columns={defaultCityCodeColumns} />;
}
