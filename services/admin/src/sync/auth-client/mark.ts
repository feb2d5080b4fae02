import { isDeepStrictEqual } from "node:util";
import { eq, inArray } from "drizzle-orm";
import type { Emit, OutgoingEvent } from "@linehaul/kit/call";
import { NO_SCOPE } from "@linehaul/kit/caller";
import type { Db } from "@linehaul/kit/database";
import { writeOnce, type Guard } from "@linehaul/kit/write";
import { areaOf, isModuleCode, moduleByCode } from "@linehaul/schema/modules";
import { DEFAULT_SITE } from "@linehaul/schema/sites";
import { holdingOf, makersMoment, type Holding } from "./holding.ts";
import { view } from "./kind.ts";
import { surplusOf, type Surplus } from "./surplus.ts";
import { authClient } from "./table.ts";

type Row = typeof authClient.$inferSelect;
/** As whose act a mark is recorded, where that is not the caller. */
type By = (row: Row) => NonNullable<OutgoingEvent["by"]>;
interface Due {
  readonly row: Row;
  readonly surplus: Surplus | null;
}

/** The clients whose mark is not what it should be now. */
async function dueOf(db: Db, now: Date, rows: readonly Row[]): Promise<Due[]> {
  const holdings = new Map<string | null, Holding>();
  for (const { boundBy } of rows)
    if (!holdings.has(boundBy)) holdings.set(boundBy, await holdingOf(db, boundBy, makersMoment(now)));
  return rows.flatMap((row) => {
    const holding = holdings.get(row.boundBy);
    const surplus = holding ? surplusOf(row, holding) : row.surplus;
    return isDeepStrictEqual(surplus, row.surplus) ? [] : [{ row, surplus }];
  });
}

/** Is a client to be marked, or its mark to be lifted? */
export const isDue = async (db: Db, now: Date): Promise<boolean> =>
  (await dueOf(db, now, await db.select().from(authClient))).length > 0;

/**
 * Marks the clients that are bound to more than whoever bound them holds now, or than they were shown to ask for; lifts the mark of those
 * that are not any more. Each is told and recorded once (SEC-02). `by`: where it came with time, or a release.
 */
export async function markClients(tx: Db, emit: Emit, now: Date, by?: By): Promise<void> {
  const due = await dueOf(tx, now, await tx.select().from(authClient));
  const ids = due.map(({ row }) => row.id);
  if (ids.length === 0) return;
  // Two that notice it at the same time follow each other: the second finds nothing left to mark.
  const held = await tx.select().from(authClient).where(inArray(authClient.id, ids)).for("update");
  for (const { row, surplus } of await dueOf(tx, now, held)) {
    const [marked] = await tx
      .update(authClient)
      .set({ surplus, surplusSince: surplus === null ? null : now })
      .where(eq(authClient.id, row.id))
      .returning();
    if (!marked) throw new Error("an updated row is returned");
    emit({
      type: surplus === null ? "authClient.fits" : "authClient.exceeds",
      subject: row.id,
      kind: "PERMISSION",
      before: view(row),
      after: view(marked),
      ...(by && { by: by(row) }),
    });
  }
}

/** As whose act a mark is recorded that nobody's act has made: days passed, or there is a release. */
export const byItself: By = ({ id, name }) => ({ user: id, userName: `client:${name}` });

const changesPermissions = (button: string): boolean => {
  const code = button.split(".")[0] ?? "";
  return isModuleCode(code) && areaOf(moduleByCode(code)) === "permissions";
};

/** After every write that changes permissions, in its transaction, the clients of those who lost something by it are marked. */
export const keepClientsMarked: Guard = async (tx, { caller, at }, change, emit) => {
  const answer = await change();
  if (changesPermissions(caller.button)) await markClients(tx, emit, at);
  return answer;
};

const SYSTEM = {
  aud: "admin",
  user: "system",
  userName: "system",
  role: null,
  site: DEFAULT_SITE,
  button: "GATEWAY",
  scope: NO_SCOPE,
} as const;

/** When the service starts, the clients are marked of which a new release of the graph asks for more. */
export async function markAtStart(db: Db, at: Date): Promise<void> {
  if (!(await isDue(db, at))) return;
  const context = { caller: SYSTEM, route: "start", traceId: "start", at };
  await writeOnce(db, context, (tx, emit) => markClients(tx, emit, at, byItself));
}
