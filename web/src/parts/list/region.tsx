import { Suspense, type ReactNode } from "react";
import type { ColumnHead } from "../table/column.ts";
import type { Selection } from "../table/selection.ts";
import { RowsLoading } from "../table/rows-loading.tsx";
import { FailureNotice } from "./notices.tsx";
import { KeyedBoundary } from "../boundary/keyed-boundary.tsx";

/** Where a list's rows are, or why there are none yet: rows of final height while they load, the failure with another try. */
export function ListRegion(props: {
  readonly list: { readonly queryRef: unknown; readonly isPending: boolean; readonly reload: () => void };
  readonly columns: readonly ColumnHead[];
  /** The namespace of the page's texts. */
  readonly page: string;
  readonly selection?: Selection | undefined;
  readonly children: ReactNode;
}): ReactNode {
  const { list, columns, page, selection } = props;
  return (
    <KeyedBoundary
      of={list.queryRef}
      failed={(error) => <FailureNotice error={error} onRetry={list.reload} isRetrying={list.isPending} />}
    >
      <Suspense fallback={<RowsLoading columns={columns} page={page} selection={selection} />}>
        {props.children}
      </Suspense>
    </KeyedBoundary>
  );
}
