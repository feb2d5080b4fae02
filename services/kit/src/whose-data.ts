import { eq } from "drizzle-orm";
import type { Db } from "./database-type.ts";
import { StartFailure } from "./start-failure.ts";
import { brought } from "./tables.ts";

const DEMO = "data: demo";
const PRODUCTION = "data: PRD";

const isMarked = async (db: Db, mark: string): Promise<boolean> =>
  (await db.select().from(brought).where(eq(brought.name, mark))).length > 0;
const leaveMark = async (db: Db, mark: string): Promise<void> =>
  void (await db.insert(brought).values({ name: mark, at: new Date() }).onConflictDoNothing());

/**
 * Before demo data is stored: throws a StartFailure on a database that PRD has served, else marks it, so that PRD never serves it,
 * even when storing breaks off.
 */
export async function claimForDemo(db: Db): Promise<void> {
  if (await isMarked(db, PRODUCTION))
    throw new StartFailure(
      "seed: this database has been served in PRD and takes no demo data: set DATABASE_PREFIX to another",
    );
  await leaveMark(db, DEMO);
}

/**
 * Before a database is served in PRD (SEC-07): throws a StartFailure when it holds demo data, by its mark or by what the service itself
 * finds in it, else marks it, so that it is never seeded.
 */
export async function claimForProduction(
  db: Db,
  holdsDemo: (db: Db) => Promise<boolean> = async () => false,
): Promise<void> {
  if ((await isMarked(db, DEMO)) || (await holdsDemo(db)))
    throw new StartFailure(
      "this database holds demo accounts or data, which PRD refuses: set DATABASE_PREFIX to another",
    );
  await leaveMark(db, PRODUCTION);
}
