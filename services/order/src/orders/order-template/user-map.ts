import type { Call } from "@linehaul/kit/call";
import { anyContains } from "@linehaul/kit/contains";
import type { Db } from "@linehaul/kit/database-type";
import { fail } from "@linehaul/kit/fail";
import { newId } from "@linehaul/kit/ids";
import { siteScope } from "@linehaul/kit/scope";
import { SERVICE_CODES } from "@linehaul/schema/errors";
import { plainHead, type HeadMap } from "@linehaul/schema/orders/order-import/headings";
import { sheetHeadings } from "@linehaul/schema/orders/order-import/sheet-heading";
import type { UserTemplateMap, UserTemplateMapFilter } from "@linehaul/schema/orders/order-template/map";
import type { SiteCode } from "@linehaul/schema/sites";
import { and, desc, eq, inArray, type SQL } from "drizzle-orm";
import { headsKeyOf } from "./heads-key.ts";
import { userTemplateMap, type UserTemplateMapRecord } from "./table.ts";

export const userMapView = ({
  id,
  site,
  fileName,
  headings,
  map,
  modifiedAt,
}: UserTemplateMapRecord): UserTemplateMap => ({
  id,
  site,
  fileName,
  headings: sheetHeadings(headings, map),
  modifiedAt: modifiedAt.toISOString(),
});

/** What the caller chose at the site that he is signed in to. */
export const ownMaps = async (call: Call, filter: UserTemplateMapFilter = {}): Promise<SQL | undefined> =>
  and(
    siteScope(call.caller, await call.scope(), userTemplateMap.site),
    eq(userTemplateMap.user, call.caller.user),
    anyContains([userTemplateMap.fileName], filter.keyword),
  );

export async function userMapsById(call: Call, ids: readonly string[]): Promise<UserTemplateMap[]> {
  const rows = await call.db
    .select()
    .from(userTemplateMap)
    .where(and(await ownMaps(call), inArray(userTemplateMap.id, [...ids])));
  return rows.map(userMapView);
}

/** Takes a map of the caller's away: his next sheet with these headings is read as everybody's. */
export async function forgetUserMap(call: Call, id: string): Promise<UserTemplateMap> {
  const where = and(await ownMaps(call), eq(userTemplateMap.id, id));
  return call.write(async (tx, emit) => {
    const [gone] = await tx.delete(userTemplateMap).where(where).returning();
    if (gone === undefined) throw fail(SERVICE_CODES.notFound);
    emit({ type: "userTemplateMap.deleted", subject: id, site: gone.site, before: { ...gone.map }, after: null });
    return userMapView(gone);
  });
}

interface Whose {
  readonly site: SiteCode;
  readonly user: string;
}
interface Chosen extends Whose {
  readonly fileName: string;
  readonly headings: string[];
  readonly headsKey: string;
  readonly map: HeadMap;
  readonly at: Date;
}

/** Keeps what a user chose for the headings of a sheet, in place of what he chose for the same ones before. */
export async function keepUserMap(tx: Db, { at: modifiedAt, ...chosen }: Chosen): Promise<void> {
  const { fileName, headings, map } = chosen;
  const { site, user, headsKey } = userTemplateMap;
  await tx
    .insert(userTemplateMap)
    .values({ ...chosen, id: newId(), modifiedAt })
    .onConflictDoUpdate({ target: [site, user, headsKey], set: { fileName, headings, map, modifiedAt } });
}

const LATELY = 50;

/** What a user chose last for each heading, in whatever sheet: it is offered, and applied to nothing by itself. */
export async function chosenLately(db: Db, { site, user }: Whose): Promise<HeadMap> {
  const maps = await db
    .select({ map: userTemplateMap.map })
    .from(userTemplateMap)
    .where(and(eq(userTemplateMap.site, site), eq(userTemplateMap.user, user)))
    .orderBy(desc(userTemplateMap.modifiedAt), desc(userTemplateMap.id))
    .limit(LATELY);
  return Object.assign({}, ...maps.toReversed().map(({ map }) => map));
}

/** What a user chose for a sheet of these headings; null: nothing. */
export async function userMapFor(db: Db, whose: Whose, heads: readonly (string | null)[]): Promise<HeadMap | null> {
  const { site, user, headsKey } = userTemplateMap;
  const [found] = await db
    .select({ map: userTemplateMap.map })
    .from(userTemplateMap)
    .where(and(eq(site, whose.site), eq(user, whose.user), eq(headsKey, headsKeyOf(heads))));
  return found?.map ?? null;
}

export const offeredFor = (lately: HeadMap, heading: string): string | null => {
  const plain = plainHead(heading);
  return Object.hasOwn(lately, plain) ? (lately[plain] ?? null) : null;
};
