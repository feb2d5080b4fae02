import type { Call, Emit } from "@linehaul/kit/call";
import { contentHash } from "@linehaul/kit/content-hash";
import type { Db } from "@linehaul/kit/database-type";
import { fail } from "@linehaul/kit/fail";
import { newId } from "@linehaul/kit/ids";
import { SERVICE_CODES } from "@linehaul/schema/errors";
import {
  type Cut,
  cutByDate,
  isRefused,
  MOST_PLACES,
  type PickupByDate,
  type PickupByDateFound,
} from "@linehaul/schema/service-centre/pickup-support/by-date";
import type { PickupNotice } from "@linehaul/schema/service-centre/pickup-support/notice";
import { and, asc, getTableColumns, inArray, sql } from "drizzle-orm";
import { matching, mine, view } from "./mine.ts";
import { alone } from "./overlap.ts";
import { pickupNotice } from "./table.ts";

interface Planned {
  readonly row: PickupNotice;
  readonly cut: Cut;
}

/** The rows that were chosen, each with what is done to it. One that is gone, or another site's, is refused as one that is not there. */
async function plan(call: Call, db: Db, asked: PickupByDate, isLocked: boolean): Promise<Planned[]> {
  const { within } = await mine(call);
  const { ids } = asked;
  const which = ids === undefined ? matching(asked.filter) : inArray(pickupNotice.id, ids);
  const query = db
    .select()
    .from(pickupNotice)
    .where(and(within, which))
    .orderBy(asc(pickupNotice.id))
    .limit(MOST_PLACES + 1)
    .$dynamic();
  const rows = await (isLocked ? query.for("update") : query);
  if (rows.length > MOST_PLACES)
    throw fail(SERVICE_CODES.invalid, {
      fields: [{ path: ["ids"], key: "list.max", params: { maximum: MOST_PLACES } }],
    });
  if (ids !== undefined && rows.length < new Set(ids).size) throw fail(SERVICE_CODES.notFound);
  return rows.map(view).map((row) => ({ row, cut: cutByDate(row, asked) }));
}

function told(planned: readonly Planned[]): PickupByDateFound {
  const rows = planned.map(({ row: { id, place, productCode }, cut: { outcome } }) => ({
    id,
    place,
    productCode,
    outcome,
  }));
  const order = (row: (typeof rows)[number]) => (isRefused(row.outcome) ? 0 : row.outcome === "CHANGED" ? 1 : 2);
  const count = (n: number) => rows.filter((row) => order(row) === n).length;
  return {
    rows: rows.sort((a, b) => order(a) - order(b) || (a.place < b.place ? -1 : a.place > b.place ? 1 : 0)),
    refused: count(0),
    changed: count(1),
    left: count(2),
    digest: contentHash(planned.map(({ row, cut }) => [row.id, row.version, cut.outcome])),
  };
}

/** What a change would do to each of the rows that were chosen. Nothing is written. */
export const previewByDate = async (call: Call, asked: PickupByDate): Promise<PickupByDateFound> =>
  told(await plan(call, call.db, asked, false));

/** What a cut changes of a row that is there. */
const { ways, fromTime, toTime, cutOff, noticeEn, noticeZhCn, noticeZhHk, ...rest } = getTableColumns(pickupNotice);
const { validFrom, validTo, version, modifiedBy, modifiedAt } = rest;
const changed = Object.fromEntries(
  Object.entries({
    ways,
    fromTime,
    toTime,
    cutOff,
    noticeEn,
    noticeZhCn,
    noticeZhHk,
    validFrom,
    validTo,
    version,
    modifiedBy,
    modifiedAt,
  }).map(([key, column]) => [key, sql.raw(`excluded.${column.name}`)]),
);
/** A statement takes 65,535 parameters. */
const AT_ONCE = 1_000;

/** Writes the pieces of every row that changes: those that the rows become, and those beside them. They hold where the rows held: nothing else is there. */
async function apply(call: Call, tx: Db, emit: Emit, planned: readonly Planned[]): Promise<void> {
  const by = { modifiedBy: call.caller.userName, modifiedAt: call.now() };
  const pieces = planned.flatMap(({ row: { createdAt, ...row }, cut: { kept, added } }) => {
    if (kept === null) return [];
    const made = { ...row, ...by, version: 1, createdBy: by.modifiedBy, createdAt: by.modifiedAt };
    return [
      { ...row, ...kept, ...by, version: row.version + 1, createdAt: new Date(createdAt) },
      ...added.map((piece) => ({ ...made, ...piece, id: newId() })),
    ];
  });
  const before = new Map(planned.map(({ row }) => [row.id, row]));
  for (let n = 0; n < pieces.length; n += AT_ONCE) {
    const written = await tx
      .insert(pickupNotice)
      .values(pieces.slice(n, n + AT_ONCE))
      .onConflictDoUpdate({ target: pickupNotice.id, set: changed })
      .returning();
    for (const row of written) {
      const { id: subject, site } = row;
      emit({ type: "pickupNotice.changed", subject, site, before: before.get(subject) ?? null, after: view(row) });
    }
  }
}

/** Changes them, all or none, as they were counted: 409002 when anything has changed since. Each row has its audit row. */
export const updateByDate = (
  call: Call,
  asked: PickupByDate & { readonly digest: string },
): Promise<PickupByDateFound> =>
  call.write(async (tx, emit) => {
    // Rows first, as in every other write of them: whoever waits for the lock holds what it waits with.
    const planned = await plan(call, tx, asked, true);
    await alone(tx, call.caller.site);
    const found = told(planned);
    if (found.digest !== asked.digest) throw fail(SERVICE_CODES.changed);
    if (found.refused > 0) {
      const names = found.rows.slice(0, found.refused).map(({ place }) => place);
      throw fail(SERVICE_CODES.invalid, {
        detail: names.join(", "),
        fields: [{ path: ["cutOff"], key: "pickup.cutOff", params: {} }],
      });
    }
    await apply(call, tx, emit, planned);
    return found;
  });
