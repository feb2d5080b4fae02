/** What databases of tests are called by, and behind it the run's name where it has one. */
export const TEST_PREFIX = "linehaul_test_";
/** Where the environment of a run's workers says its name, see drop-databases.ts; absent: nobody clears up after this process. */
export const RUN = "LINEHAUL_TEST_RUN";
export const run = (): string | undefined => process.env[RUN];
