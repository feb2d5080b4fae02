/** What databases of tests are called by, and behind it the run's name where it has one. */
export const TEST_PREFIX = "linehaul_test_";
/** Where the environment of a run's workers says its name, see drop-databases.ts; absent: nobody clears up after this process. */
export const RUN = "LINEHAUL_TEST_RUN";
export const run = (): string | undefined => process.env[RUN];

/** The same for what only a run clears away. */
export function ownRun(): string {
  const named = run();
  if (named === undefined) throw new Error("a filled database is of a run: its vitest.config.ts says onDatabases");
  return named;
}
