import type { ReactNode } from "react";
import type { Filter } from "../filters/filter.ts";
import { FilterBar } from "../filters/filter-bar.tsx";
import { PageBar, PageFrame } from "../page/page-bar.tsx";
import type { ColumnHead } from "../table/column.ts";
import type { Selection } from "../table/selection.ts";
import { ListRegion } from "./region.tsx";
import { Optional } from "../boundary/optional.tsx";

/** What the bars of a list need of it. */
interface ListInUse {
  readonly queryRef: unknown;
  readonly isPending: boolean;
  readonly isFiltered: boolean;
  clear(): void;
  reload(): void;
}

/**
 * A list page: page bar (or what replaces it), filters, and the rows in the area below. `count`, `tabs` and `settings` read
 * the query themselves and are left out while it loads or when it fails: the bars and the filters stay.
 */
export function ListPage(props: {
  readonly list: ListInUse;
  readonly title: string;
  readonly count?: ReactNode;
  readonly tabs?: ReactNode;
  readonly actions?: ReactNode;
  /** Takes the page bar's place while rows are ticked. */
  readonly bulk?: ReactNode;
  readonly search?: ReactNode;
  readonly filters: readonly Filter[];
  readonly settings: ReactNode;
  readonly columns: readonly ColumnHead[];
  readonly columnTitle: (column: string) => string;
  /** Where rows can be ticked. */
  readonly selection?: Selection;
  /** The rows: they may suspend and throw. */
  readonly children: ReactNode;
}): ReactNode {
  const { list } = props;
  return (
    <PageFrame>
      {props.bulk || (
        <PageBar
          title={props.title}
          count={<Optional of={list.queryRef}>{props.count}</Optional>}
          tabs={props.tabs}
          actions={props.actions}
        />
      )}
      <FilterBar
        search={props.search}
        filters={props.filters}
        isFiltered={list.isFiltered}
        onReset={() => list.clear()}
        end={<Optional of={list.queryRef}>{props.settings}</Optional>}
      />
      <ListRegion list={list} columns={props.columns} title={props.columnTitle} selection={props.selection}>
        {props.children}
      </ListRegion>
    </PageFrame>
  );
}
