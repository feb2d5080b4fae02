import { isDeepStrictEqual } from "node:util";
import type { Call } from "@linehaul/kit/call";
import { putRows } from "@linehaul/kit/catalogue-sheet/store";
import { newId } from "@linehaul/kit/ids";
import { oneAtATime } from "@linehaul/kit/one-at-a-time";
import type { TimeZonesRefreshed } from "@linehaul/schema/base-data/time-zone";
import { inArray } from "drizzle-orm";
import { timeZone } from "./table.ts";
import { zoneCodes, zoneNow, zoneRelease, type ZoneNow } from "./zones.ts";

type Row = typeof timeZone.$inferSelect;
const kept = (row: Row): ZoneNow => ({
  code: row.code,
  nameEn: row.nameEn,
  nameZhCn: row.nameZhCn,
  nameZhHk: row.nameZhHk,
  offsetMinutes: row.offsetMinutes,
  nextChangeAt: row.nextChangeAt,
  nextOffsetMinutes: row.nextOffsetMinutes,
});

/** Works every zone out anew, in one transaction: what is the same stays untouched. */
export async function refresh(call: Call): Promise<TimeZonesRefreshed> {
  const now = call.now();
  const zones = zoneCodes().map((code) => zoneNow(code, now));
  return call.write(async (tx, emit) => {
    await oneAtATime(tx, "refresh time zones");
    const rows = await tx.select().from(timeZone);
    const byCode = new Map(rows.map((row) => [row.code, row]));
    const differing = zones.filter((zone) => {
      const row = byCode.get(zone.code);
      return row === undefined || !isDeepStrictEqual(kept(row), zone);
    });
    const by = { modifiedBy: call.caller.userName, modifiedAt: now };
    await putRows(
      tx,
      timeZone,
      differing.map((zone) => {
        const row = byCode.get(zone.code);
        return row === undefined
          ? { id: newId(), status: "ENABLED", version: 1, createdBy: by.modifiedBy, createdAt: now, ...zone, ...by }
          : { ...row, ...zone, ...by, version: row.version + 1 };
      }),
    );
    const known = new Set(zones.map(({ code }) => code));
    const gone = rows.filter(({ code }) => !known.has(code)).map(({ id }) => id);
    if (gone.length > 0) await tx.delete(timeZone).where(inArray(timeZone.id, gone));
    const added = differing.filter(({ code }) => !byCode.has(code)).length;
    const changed = differing.length - added;
    const refreshed = { zones: zones.length, added, changed, gone: gone.length, release: zoneRelease() };
    emit({ type: "timeZone.refreshed", subject: "timeZones", after: refreshed });
    return refreshed;
  });
}
