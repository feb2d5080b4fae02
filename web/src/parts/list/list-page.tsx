import type { ReactElement, ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { featureOf } from "@linehaul/schema/feature-name";
import { Optional } from "../boundary/optional.tsx";
import type { Filter } from "../filters/filter.ts";
import { FilterBar } from "../filters/filter-bar.tsx";
import { GraphiqlButton } from "../graphiql/graphiql-button.tsx";
import { PageBar, PageFrame, TitleCount } from "../page/page-bar.tsx";
import { isAnyTicked, useTicked, type Selection } from "../table/selection.ts";
import { ListRows, type RowsProps } from "./list-rows.tsx";
import { ListRegion } from "./region.tsx";
import { ListTools } from "./list-tools.tsx";
import { useAnswer, type ListQuery, type Node } from "./use-answer.ts";

/**
 * A list page: page bar (or what replaces it), filters, and the rows in the area below. What reads the answer is left out while it loads or
 * when it fails: the bars and the filters stay. Its texts are `title`, `none`, `noneHelp` and `column.<id>` of the page's namespace.
 */
export function ListPage<Q extends ListQuery, N extends Node, F extends object, Sort extends string>(
  props: RowsProps<Q, N, F, Sort> & {
    /** What is listed, where it is a part of what the page is named after. */
    readonly title?: string;
    readonly tabs?: ReactNode;
    readonly actions?: ReactNode;
    /** Takes the page bar's place while rows are ticked. */
    readonly bulk?: ReactElement;
    readonly search?: ReactNode;
    /** What is to be known before the rows are read. */
    readonly notice?: ReactNode;
    /** What is to be known of all rows: below them, so that nothing moves when the page comes. */
    readonly foot?: ReactNode;
    readonly filters: readonly Filter[];
  },
): ReactNode {
  const { list, columns, selection } = props;
  const namespace = featureOf(list.code);
  const { t: say } = useTranslation(namespace);
  return (
    <PageFrame>
      <BarOrBulk bulk={props.bulk} selection={selection}>
        <PageBar
          title={props.title || say("title")}
          count={
            <Optional of={list.queryRef}>
              <Count {...props} />
            </Optional>
          }
          tabs={props.tabs}
          actions={props.actions}
        />
      </BarOrBulk>
      {props.notice}
      <FilterBar
        search={props.search}
        filters={props.filters}
        isFiltered={list.isFiltered}
        onReset={list.clear}
        end={
          <Optional of={list.queryRef}>
            <ListTools {...props} />
            <GraphiqlButton question={list.queryRef} />
          </Optional>
        }
      />
      <ListRegion list={list} columns={columns} page={namespace} selection={selection}>
        <ListRows {...props} />
      </ListRegion>
      {props.foot}
    </PageFrame>
  );
}

/** What can be done with the ticked rows while there are some, else the page bar. */
function BarOrBulk(props: {
  readonly bulk: ReactElement | undefined;
  readonly selection: Selection | undefined;
  readonly children: ReactNode;
}) {
  const { bulk, selection, children } = props;
  return bulk && selection ? (
    <WhileTicked selection={selection} otherwise={children}>
      {bulk}
    </WhileTicked>
  ) : (
    children
  );
}
const WhileTicked = (props: {
  readonly selection: Selection;
  readonly otherwise: ReactNode;
  readonly children: ReactElement;
}) => (useTicked(props.selection, isAnyTicked) ? props.children : props.otherwise);

function Count<Q extends ListQuery, N extends Node, F, Sort extends string>({ list }: RowsProps<Q, N, F, Sort>) {
  const { page } = useAnswer(list);
  return <TitleCount count={page.totalCount} isExact={page.totalIsExact} />;
}
