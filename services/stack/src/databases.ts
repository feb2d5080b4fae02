import { cpSync, existsSync, mkdirSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { StartFailure } from "@linehaul/kit/start-failure";
import { run } from "./command.ts";
import type { Part, Plan } from "./plan.ts";

/** How much demo data, and the instant at which its thirteen months end. The same size is the same data. */
export interface DemoSize {
  readonly orders: number;
  readonly until: Date;
}
const HOUR = 3_600_000;
export const DEFAULT_ORDERS = 20_000;
/** Up to now, to the hour. */
export const defaultSize = (): DemoSize => ({
  orders: DEFAULT_ORDERS,
  until: new Date(Math.floor(Date.now() / HOUR) * HOUR),
});

const hasDatabase = ({ name }: Part): boolean => !["signon", "outside", "gateway"].includes(name);

/** Fills the databases of these services with demo data, all at once. Throws a StartFailure with what went wrong. */
export async function seedServices(
  services: readonly string[],
  { orders, until }: DemoSize,
  env: Readonly<Record<string, string>>,
): Promise<void> {
  const script = join(import.meta.dirname, "seed-service.ts");
  const runs = services.map((service) =>
    run(process.execPath, [script, service, "--orders", String(orders), "--until", until.toISOString()], { env }),
  );
  for (const { code, output } of await Promise.all(runs)) if (code !== 0) throw new StartFailure(output.trimEnd());
}

/**
 * Makes the embedded databases that do not exist yet, with demo data. They are made beside and moved into place when whole, so that
 * an interrupted start leaves none half filled. A PostgreSQL server's databases are left to `npm run seed`.
 * Answers the names of those that it made.
 */
export async function prepareDatabases(plan: Plan, size = defaultSize()): Promise<readonly string[]> {
  if (!plan.embedded) return [];
  const missing = plan.parts.filter((part) => hasDatabase(part) && !existsSync(join(plan.dataDir, part.name)));
  if (missing.length === 0) return [];
  const names = missing.map((part) => part.name);
  process.stdout.write(`Filling empty databases with demo data (${names.join(", ")}; ${size.orders} orders) ...\n`);
  const making = join(plan.dataDir, `making-${process.pid}`);
  try {
    mkdirSync(making, { recursive: true });
    await seedServices(names, size, { ...plan.env, DATA_DIR: making });
    // The files before the rows that name them; those of an earlier database stay beside them.
    const files = join(making, "files");
    if (existsSync(files)) cpSync(files, join(plan.dataDir, "files"), { recursive: true });
    for (const name of names) renameSync(join(making, name), join(plan.dataDir, name));
    return names;
  } catch (error) {
    if (error instanceof Error && "code" in error && typeof error.code === "string")
      throw new StartFailure(
        `the data folder ${plan.dataDir} can't be written (${error.code}): mend that, or choose another with DATA_DIR`,
        { cause: error },
      );
    throw error;
  } finally {
    rmSync(making, { recursive: true, force: true });
  }
}
