import { Button } from "@chakra-ui/react";
import { useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { AddFilter } from "./add-filter.tsx";
import { AllFilters } from "./all-filters.tsx";
import { FilterChip } from "./filter-chip.tsx";
import type { Filter } from "./filter.ts";
import { Bar, End } from "./look.ts";

/**
 * The row of filters: a search box, the applied filters as chips that open and come off, one more by "+ Filter"; or, expanded,
 * all of them. A change searches at once.
 */
export function FilterBar(props: {
  readonly filters: readonly Filter[];
  /** The search box of the list. */
  readonly search?: ReactNode;
  /** Takes everything off, the search too. */
  readonly onReset: () => void;
  readonly isFiltered: boolean;
  /** What stands at the row's end: columns, density. */
  readonly end?: ReactNode;
}): ReactNode {
  const { t } = useTranslation("parts");
  const { filters, search, onReset, isFiltered, end } = props;
  const [isExpanded, setExpanded] = useState(false);
  return (
    <search>
      <Bar>
        {search}
        {!isExpanded && filters.filter((f) => f.applied !== null).map((f) => <FilterChip key={f.id} filter={f} />)}
        {!isExpanded && filters.length > 0 && <AddFilter filters={filters} />}
        {isFiltered && (
          <Button variant="ghost" color="fg.muted" onClick={onReset}>
            {t("filter.reset")}
          </Button>
        )}
        {filters.length > 1 && (
          <Button variant="ghost" color="fg.muted" aria-expanded={isExpanded} onClick={() => setExpanded(!isExpanded)}>
            {t(isExpanded ? "filter.fewer" : "filter.all")}
          </Button>
        )}
        <End>{end}</End>
      </Bar>
      {isExpanded && <AllFilters filters={filters} />}
    </search>
  );
}
