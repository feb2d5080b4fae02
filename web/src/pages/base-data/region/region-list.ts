import { regionSorts } from "@linehaul/schema/base-data/region/row";
import { SITES } from "@linehaul/schema/sites";
import { sortNames } from "@linehaul/schema/sorts";
import { config } from "../../../browser/config.ts";
import { askedRows, everyRow, type CatalogueFilter } from "../../../parts/catalogue/catalogue-list.ts";
import { askedList } from "../../../parts/list/list-state.ts";

/** Where in the tree the list stands, beside what every catalogue can be searched by. */
export interface RegionListFilter extends CatalogueFilter {
  /** Empty: the site's own. */
  readonly countryCode: string;
  /** The place whose places are listed, and what it is called; empty: the country itself. */
  readonly parentCode: string;
  readonly parentName: string;
}

/** The country that the tree shows. */
export const countryShown = ({ countryCode }: Pick<RegionListFilter, "countryCode">): string =>
  countryCode || SITES[config.site].country;

/** What is searched for is found anywhere in the country; without a search it is what lies in the place, or the country's first level. */
export const regionList = askedList({
  code: "REGION",
  empty: { ...everyRow, countryCode: "", parentCode: "", parentName: "" } satisfies RegionListFilter,
  sorts: sortNames(regionSorts),
  asked: (filter: RegionListFilter) => {
    const rows = askedRows(filter);
    const { parentCode } = filter;
    if (rows.keyword === null && parentCode !== "") return { ...rows, parentCode };
    const inCountry = { ...rows, countryCode: countryShown(filter) };
    return rows.keyword === null ? { ...inCountry, level: 1 } : inCountry;
  },
});
