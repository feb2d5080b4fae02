import { afterAll, beforeAll, describe } from "vitest";
import { startHouse, type House, type HouseOptions } from "./house.ts";

/** Opening databases, filling and closing them on a busy machine, in milliseconds. */
export const HOUSE_MS = 120_000;

const { DATABASE_URL: databaseUrl = "", REDIS_URL: redisUrl = "" } = process.env;
const isAbsent = databaseUrl === "" || redisUrl === "";
const SERVERS = "on PostgreSQL and Redis";

function within(options: HouseOptions, tests: (house: () => House) => void): void {
  let house: House | undefined;
  beforeAll(async () => {
    house = await startHouse(options);
  }, HOUSE_MS);
  afterAll(() => house?.close(), HOUSE_MS);
  tests(() => {
    if (!house) throw new Error("the house is opened before the first test");
    return house;
  });
}

/** Tests that ask so much that one house has to do: on servers where DATABASE_URL and REDIS_URL name them, else in memory. */
export function onOneHouse(options: Omit<HouseOptions, "servers">, tests: (house: () => House) => void): void {
  const servers = isAbsent ? {} : { servers: { databaseUrl, redisUrl } };
  describe(`${isAbsent ? `in memory, not ${SERVERS}` : SERVERS}`, () => {
    within({ ...options, ...servers }, tests);
  });
}

/** The same tests in a house with databases in memory and, where DATABASE_URL and REDIS_URL name servers, in one on these. */
export function onEachHouse(options: Omit<HouseOptions, "servers">, tests: (house: () => House) => void): void {
  describe("in memory", () => {
    within(options, tests);
  });
  const title = isAbsent ? `${SERVERS} (not run: DATABASE_URL or REDIS_URL is not set)` : SERVERS;
  describe.skipIf(isAbsent)(`${title}`, () => {
    within({ ...options, servers: { databaseUrl, redisUrl } }, tests);
  });
}
