import { Suspense, type ReactNode } from "react";
import type { ColumnHead } from "../table/column.ts";
import type { Selection } from "../table/selection.ts";
import { RowsLoading } from "../table/rows-loading.tsx";
import { FailureNotice } from "./notices.tsx";
import { KeyedBoundary } from "../boundary/keyed-boundary.tsx";

/** Where a list's rows are, or why there are none yet: rows of final height while they load, the failure with another try. */
export function ListRegion(props: {
  readonly list: { readonly queryRef: unknown; readonly isPending: boolean; reload(): void };
  readonly columns: readonly ColumnHead[];
  readonly title: (column: string) => string;
  readonly selection?: Selection | undefined;
  readonly children: ReactNode;
}): ReactNode {
  const { list, columns, title, selection } = props;
  return (
    <KeyedBoundary
      of={list.queryRef}
      failed={(error) => <FailureNotice error={error} onRetry={() => list.reload()} isRetrying={list.isPending} />}
    >
      <Suspense fallback={<RowsLoading columns={columns} title={title} selection={selection} />}>
        {props.children}
      </Suspense>
    </KeyedBoundary>
  );
}
