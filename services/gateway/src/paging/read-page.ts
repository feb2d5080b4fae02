import type { GraphQLResolveInfo } from "graphql";
import type { Page } from "@linehaul/schema/paging";
import type { z } from "zod";
import { invalid } from "../errors/gateway-error.ts";
import { present } from "../errors/parse-input.ts";
import { connectionOf, pagePart, type Paged } from "./connection.ts";
import { pageRequest, type ConnectionArgs } from "./request.ts";
import { needsTotal, selected } from "./selected.ts";
import type { SortKey } from "./sort-key.ts";

interface ReadPage<Row, S extends string, F extends z.ZodType, W extends string, P> {
  readonly args: ConnectionArgs & { readonly sort: S; readonly filter?: object | null | undefined };
  readonly info: GraphQLResolveInfo;
  /** The contract's filter: what breaks its rules is 09020701, before any call. */
  readonly filter: F;
  readonly sortKey: (sort: S) => SortKey<Row>;
  /** Fields of the connection that cost a query of their own, asked for only when they are selected. */
  readonly extras?: readonly W[];
  readonly read: (query: {
    readonly pageSize: number;
    readonly pageNum?: number;
    readonly after?: string;
    readonly before?: string;
    readonly sort: S;
    readonly filter?: z.output<F>;
    readonly want: ("total" | W)[];
  }) => Promise<P>;
}

/** One call for one page of a connection, with the service's own answer beside it. */
export async function readPage<
  Row extends { readonly id: string },
  S extends string,
  F extends z.ZodType,
  P extends Page<Row>,
  W extends string = never,
>({ args, info, filter, sortKey, extras = [], read }: ReadPage<Row, S, F, W, P>): Promise<Paged<Row> & { page: P }> {
  const { sort } = args;
  const key = sortKey(sort);
  const wanted = readFilter(filter, args.filter);
  const request = pageRequest(args, sort, wanted);
  const names = selected(info);
  const page = await read({
    ...pagePart(request, key),
    sort,
    ...(wanted === undefined ? {} : { filter: wanted }),
    want: [...(needsTotal(names) ? (["total"] as const) : []), ...extras.filter((extra) => names.has(extra))],
  });
  return Object.assign(connectionOf(page, request, key), { page });
}

function readFilter<F extends z.ZodType>(schema: F, filter: object | null | undefined): z.output<F> | undefined {
  if (!filter) return undefined;
  const parsed = schema.safeParse(present(filter));
  if (!parsed.success) throw invalid(`filter: ${parsed.error.message}`);
  return parsed.data;
}
