import type { Service } from "@linehaul/schema/route";
import { DEFAULT_SITE } from "@linehaul/schema/sites";
import type { Emit } from "./call.ts";
import type { Db } from "./database-type.ts";
import { anyOf } from "./many.ts";
import { brought } from "./tables.ts";
import { writeOnce, type WriteContext } from "./write.ts";

/** What a service writes by itself, before it answers anybody. */
export const atStart = (service: Service, at: Date): WriteContext => ({
  caller: { aud: service, user: "system", userName: "system", role: null, site: DEFAULT_SITE, button: "GATEWAY" },
  route: "start",
  traceId: "start",
  at,
});

/** What an event of a release is about: whatever of a kind it brought. */
export const RELEASE = "release";

interface Shipment<T> {
  readonly service: Service;
  readonly at: Date;
  /** Whatever the release ships, each under a name that stays. */
  readonly things: ReadonlyMap<string, T>;
  /** Stores those that this database never had. A row that stands there already is left as it is. */
  readonly store: (tx: Db, things: readonly T[], emit: Emit) => Promise<void>;
}

/**
 * Brings what every installation needs (SEC-07), each thing once: what users changed or deleted since is theirs, and what a later release
 * adds is brought by its first start. Instances that start together wait for each other.
 */
export async function bringOnce<T>(db: Db, { service, at, things, store }: Shipment<T>): Promise<void> {
  const names = [...things.keys()];
  const had = await db.select().from(brought).where(anyOf(brought.name, names));
  const known = new Set(had.map(({ name }) => name));
  const missing = names.filter((name) => !known.has(name));
  if (missing.length === 0) return;
  await writeOnce(db, atStart(service, at), async (tx, emit) => {
    const taken = await tx
      .insert(brought)
      .values(missing.map((name) => ({ name, at })))
      .onConflictDoNothing()
      .returning();
    const mine = new Set(taken.map(({ name }) => name));
    const wanted = [...things].flatMap(([name, thing]) => (mine.has(name) ? [thing] : []));
    if (wanted.length > 0) await store(tx, wanted, emit);
    return null;
  });
}
