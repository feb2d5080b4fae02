import type { Db } from "@linehaul/kit/database-type";
import { oneAtATime } from "@linehaul/kit/one-at-a-time";
import { MOST_LEVELS } from "@linehaul/schema/base-data/region/row";
import type { FieldProblem } from "@linehaul/schema/envelope";
import { arrayContains, eq, inArray, max, sql } from "drizzle-orm";
import { region as t } from "./table.ts";

/** Where a place lies: what follows from what it lies in. */
export interface Place {
  readonly level: number;
  readonly path: readonly string[];
  readonly ancestors: readonly string[];
}
type Parent = typeof t.$inferSelect;
const FIRST: Place = { level: 1, path: [], ancestors: [] };

/** What lies in this one. */
export const within = (parent: (Place & Pick<Parent, "code" | "name">) | null): Place =>
  parent === null
    ? FIRST
    : {
        level: parent.level + 1,
        path: [...parent.path, parent.name],
        ancestors: [...parent.ancestors, parent.code],
      };

/** Writes of a country's tree wait for each other, so that no two of them close a circle. */
export const alone = (tx: Db, countryCode: string): Promise<void> => oneAtATime(tx, `regions of ${countryCode}`);

/** The place of a code; null: none is named, undefined: there is none. */
export async function placeOf(db: Db, code: string | null): Promise<Parent | null | undefined> {
  if (code === null) return null;
  const [row] = await db.select().from(t).where(eq(t.code, code));
  return row;
}

/** How many levels lie in a place, itself not counted. */
export async function depthBelow(db: Db, { code, level }: Parent): Promise<number> {
  const [row] = await db
    .select({ most: max(t.level) })
    .from(t)
    .where(arrayContains(t.ancestors, [code]));
  return (row?.most ?? level) - level;
}

/** What the contract can't know of where a place shall lie. */
export function placeProblems(
  parent: Parent | null | undefined,
  own: { readonly code: string; readonly countryCode: string; readonly depth: number },
): FieldProblem[] {
  const at = (key: string, params: Readonly<Record<string, string | number>> = {}): FieldProblem[] => [
    { path: ["parentCode"], key, params },
  ];
  if (parent === undefined) return at("region.unknown");
  if (parent !== null && parent.countryCode !== own.countryCode) return at("region.elsewhere", { place: parent.name });
  if (parent !== null && [...parent.ancestors, parent.code].includes(own.code))
    return at("region.circle", { place: parent.name });
  const { level } = within(parent);
  return level + own.depth > MOST_LEVELS ? at("region.deep", { most: MOST_LEVELS }) : [];
}

/** What lies in these follows them, by their names and places as they are now. */
export async function follow(tx: Db, codes: readonly string[]): Promise<void> {
  for (const code of codes)
    await tx.execute(sql`
      update region as child
      set ancestors = me.ancestors || me.code || child.ancestors[array_position(child.ancestors, me.code) + 1:],
          path = me.path || me.name || child.path[array_position(child.ancestors, me.code) + 1:],
          level = me.level + 1 + cardinality(child.ancestors[array_position(child.ancestors, me.code) + 1:])
      from region as me
      where me.code = ${code} and child.ancestors @> array[${code}]`);
}

/** Counts anew what lies directly in these. */
export async function recount(tx: Db, codes: readonly string[]): Promise<void> {
  if (codes.length === 0) return;
  await tx
    .update(t)
    .set({ below: sql`(select count(*)::int from region as child where child.parent_code = ${t.code})` })
    .where(inArray(t.code, [...new Set(codes)]));
}
