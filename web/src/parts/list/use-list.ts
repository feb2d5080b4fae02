import { useRef, useState, useTransition } from "react";
import { useQueryLoader } from "react-relay";
import type { GraphQLTaggedNode, VariablesOf } from "relay-runtime";
import { useRefresh, useShell } from "../../tab/use-shell.ts";
import type { ModuleCode } from "@linehaul/schema/modules";
import type { PageProps } from "../../tab/page-props.ts";
import type { Place } from "../paging/place.ts";
import type { Answered, ListQuery, Node } from "./use-answer.ts";
import {
  isEmpty,
  keepListState,
  plainState,
  readListState,
  wantedView,
  type AskedList,
  type ListShape,
  type ListState,
} from "./list-state.ts";
import type { Columns } from "../table/columns.ts";

/** What a view holds of a list, whatever its filter is. */
export type ReadView = <Filter extends object, Sort extends string>(
  shape: ListShape<Filter, Sort>,
) => Partial<Pick<ListState<Filter, Sort>, "filter" | "sort" | "columns">>;
export type OpenView = (view: string | null, read: ReadView) => void;

/** A list under way: what it is set to, the query that answers it, and what sets it to something else. */
export interface List<Q extends ListQuery, N extends Node, Filter, Sort extends string> extends Answered<Q, N> {
  readonly code: ModuleCode;
  readonly state: ListState<Filter, Sort>;
  readonly isFiltered: boolean;
  /** The query for `state`, or the one before it while `isPending`. */
  readonly queryRef: Answered<Q, N>["queryRef"];
  /** New rows are on their way; the old ones still show. */
  readonly isPending: boolean;
  /** Sets a part of the filter and goes to the start. */
  readonly filterBy: (part: Partial<Filter>) => void;
  /** Takes the whole filter off. */
  readonly clear: () => void;
  readonly sortBy: (sort: Sort) => void;
  readonly go: (place: Place) => void;
  readonly resize: (size: number) => void;
  /** Shows these columns instead of the user's own; null: his own again. */
  readonly arrange: (columns: Columns | null) => void;
  /** The view that shall be opened as soon as it is there: an id, or `DEFAULT_VIEW`. */
  readonly wanted: string | null;
  /** Sets the list to what a view with this id holds of it; without one to nothing, as it opens. */
  readonly openView: OpenView;
  /** The view that is open is this one from now on; null: none. Nothing else changes. */
  readonly nameView: (id: string | null) => void;
  /** Asks again for the same. */
  readonly reload: () => void;
}

/**
 * The state of a list page. What the user sets shows at once, is kept in the tab, and is asked of the graph in a transition:
 * the old rows stay, dimmed, until the new ones are there.
 */
export function useList<Q extends ListQuery, N extends Node, Filter extends object, Sort extends string>(
  /** What the page was given: the query that the shell started with the tab. */
  o: PageProps<Q>,
  shape: AskedList<Filter, Sort, VariablesOf<Q>>,
  query: GraphQLTaggedNode,
  rowsOf: List<Q, N, Filter, Sort>["rowsOf"],
): List<Q, N, Filter, Sort> {
  const { tabId } = useShell();
  const [state, setState] = useState(() => readListState(shape, o.params));
  const [queryRef, load] = useQueryLoader<Q>(query, o.queryRef);
  const [isPending, startTransition] = useTransition();

  const ask = (next: ListState<Filter, Sort>) =>
    startTransition(() => load(shape.variables(next), { fetchPolicy: "network-only" }));
  // What sets it stays the same while it changes: the bars above the rows are drawn for what they show alone.
  const latest = useRef(state);
  const [wanted, setWanted] = useState(() => wantedView(shape.code, o.params));
  const show = (next: ListState<Filter, Sort>) => {
    latest.current = next;
    setState(next);
    setWanted(null);
    keepListState(tabId, next);
  };
  const set = (next: ListState<Filter, Sort>) => {
    show(next);
    ask(next);
  };
  const reload = () => ask(latest.current);
  useRefresh(reload);
  const filterBy = (part: Partial<Filter>) =>
    set({ ...latest.current, filter: { ...latest.current.filter, ...part }, place: "start" });
  const clear = () => set({ ...latest.current, filter: shape.empty, place: "start" });
  const sortBy = (sort: Sort) => set({ ...latest.current, sort, place: "start" });
  const go = (place: Place) => set({ ...latest.current, place });
  const resize = (size: number) => set({ ...latest.current, size, place: "start" });

  const arrange = (columns: Columns | null) => show({ ...latest.current, columns });
  const nameView = (view: string | null) => show({ ...latest.current, view });
  const openView: OpenView = (view, read) =>
    set({ ...plainState(shape), size: latest.current.size, ...read(shape), view });

  return {
    code: shape.code,
    query,
    rowsOf,
    state,
    isFiltered: !isEmpty(state.filter),
    queryRef: queryRef ?? o.queryRef,
    isPending,
    filterBy,
    clear,
    sortBy,
    go,
    resize,
    arrange,
    wanted,
    openView,
    nameView,
    reload,
  };
}
