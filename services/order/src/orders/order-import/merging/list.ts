import type { Call } from "@linehaul/kit/call";
import { anyContains } from "@linehaul/kit/contains";
import { fail } from "@linehaul/kit/fail";
import { pageRows, type PageQuery } from "@linehaul/kit/paging";
import { siteScope } from "@linehaul/kit/scope";
import { sortsIn } from "@linehaul/kit/sorts-in";
import { SERVICE_CODES } from "@linehaul/schema/errors";
import {
  mergedOrderSorts,
  mergeErrorSorts,
  orderMergeSorts,
  type MergedOrder,
  type MergeError,
  type OrderMerge,
} from "@linehaul/schema/orders/order-import/merging/merge";
import {
  preMergeSorts,
  proposedOrderSorts,
  type PreMerge,
  type ProposedOrder,
} from "@linehaul/schema/orders/order-import/merging/pre-merge";
import type { Page } from "@linehaul/schema/paging";
import { and, eq, inArray, isNotNull, isNull, type SQL } from "drizzle-orm";
import {
  mergedOrder,
  mergeError,
  orderMerge,
  orderPreMerge,
  proposedOrder,
  type MergeRecord,
  type PreMergeRecord,
} from "./table.ts";
import { mergedView, mergeErrorView, mergeViews, preMergeViews, proposedView } from "./view.ts";

type Own = typeof orderPreMerge | typeof proposedOrder | typeof orderMerge | typeof mergedOrder | typeof mergeError;
/** What the caller asked for at the site that he is signed in to. */
const own = async (call: Call, table: Own): Promise<SQL | undefined> =>
  and(siteScope(call.caller, await call.scope(), table.site), eq(table.user, call.caller.user));

const sorts = sortsIn(orderPreMerge, preMergeSorts);
type ByName = { readonly filter?: { readonly keyword?: string | undefined } | undefined };
export async function preMergePage(call: Call, query: PageQuery<keyof typeof sorts> & ByName): Promise<Page<PreMerge>> {
  const where = and(await own(call, orderPreMerge), anyContains([orderPreMerge.fileName], query.filter?.keyword));
  const found = await pageRows({ db: call.db, table: orderPreMerge, query, sorts, where, row: (row) => row });
  return { ...found, data: await preMergeViews(call.db, found.data) };
}
const preMergeRecords = async (call: Call, ids: readonly string[]): Promise<PreMergeRecord[]> =>
  call.db
    .select()
    .from(orderPreMerge)
    .where(and(await own(call, orderPreMerge), inArray(orderPreMerge.id, [...ids])));
export const preMergeRows = async (call: Call, ids: readonly string[]): Promise<PreMerge[]> =>
  preMergeViews(call.db, await preMergeRecords(call, ids));
/** One of the caller's; 404001 where there is none. */
export async function ownPreMerge(call: Call, id: string): Promise<PreMergeRecord> {
  const [record] = await preMergeRecords(call, [id]);
  if (record === undefined) throw fail(SERVICE_CODES.notFound);
  return record;
}

const mergeSorts = sortsIn(orderMerge, orderMergeSorts);
export async function mergePage(
  call: Call,
  query: PageQuery<keyof typeof mergeSorts> & ByName,
): Promise<Page<OrderMerge>> {
  const where = and(await own(call, orderMerge), anyContains([orderMerge.fileName], query.filter?.keyword));
  const row = (record: MergeRecord) => record;
  const found = await pageRows({ db: call.db, table: orderMerge, query, sorts: mergeSorts, where, row });
  return { ...found, data: await mergeViews(call.db, found.data) };
}
export const mergeRows = async (call: Call, ids: readonly string[]): Promise<OrderMerge[]> =>
  mergeViews(
    call.db,
    await call.db
      .select()
      .from(orderMerge)
      .where(and(await own(call, orderMerge), inArray(orderMerge.id, [...ids]))),
  );

const proposedSorts = sortsIn(proposedOrder, proposedOrderSorts);
/** Groups that were proposed, or rows that travel by themselves. */
export async function proposedPage(
  call: Call,
  what: "groups" | "alone",
  query: PageQuery<keyof typeof proposedSorts> & {
    readonly filter?: { readonly preMergeId?: string | undefined } | undefined;
  },
): Promise<Page<ProposedOrder>> {
  const { preMergeId } = query.filter ?? {};
  const where = and(
    await own(call, proposedOrder),
    preMergeId === undefined ? undefined : eq(proposedOrder.preMergeId, preMergeId),
    what === "groups" ? isNotNull(proposedOrder.groupNo) : isNull(proposedOrder.groupNo),
  );
  return pageRows({ db: call.db, table: proposedOrder, query, sorts: proposedSorts, where, row: proposedView });
}

type OfMerge = { readonly filter?: { readonly mergeId?: string | undefined } | undefined };
const mergedSorts = sortsIn(mergedOrder, mergedOrderSorts);
/** Orders that merges have stored. */
export async function mergedPage(
  call: Call,
  query: PageQuery<keyof typeof mergedSorts> & OfMerge,
): Promise<Page<MergedOrder>> {
  const { mergeId } = query.filter ?? {};
  const of = mergeId === undefined ? undefined : eq(mergedOrder.mergeId, mergeId);
  const where = and(await own(call, mergedOrder), of);
  return pageRows({ db: call.db, table: mergedOrder, query, sorts: mergedSorts, where, row: mergedView });
}
const errorSorts = sortsIn(mergeError, mergeErrorSorts);
/** Rows for which merges were refused. */
export async function mergeErrorPage(
  call: Call,
  query: PageQuery<keyof typeof errorSorts> & OfMerge,
): Promise<Page<MergeError>> {
  const { mergeId } = query.filter ?? {};
  const of = mergeId === undefined ? undefined : eq(mergeError.mergeId, mergeId);
  const where = and(await own(call, mergeError), of);
  return pageRows({ db: call.db, table: mergeError, query, sorts: errorSorts, where, row: mergeErrorView });
}
