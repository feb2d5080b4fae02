// `npm run seed -- --orders 20000 [--until 2026-11-20T00:00:00Z]`: demo data for empty databases, embedded or on the server of DATABASE_URL.
import { parseArgs } from "node:util";
import { StartFailure, stopWith } from "@linehaul/kit/start-failure";
import { defaultSize, prepareDatabases, seedServices } from "./databases.ts";
import { planStack } from "./plan.ts";
import { step } from "./step.ts";

const usual = defaultSize();
const { values } = parseArgs({
  options: {
    orders: { type: "string", default: String(usual.orders) },
    until: { type: "string", default: usual.until.toISOString() },
  },
});
const size = { orders: Number(values.orders), until: new Date(values.until) };
if (!Number.isInteger(size.orders) || size.orders < 1) stopWith(["seed: --orders takes a whole number above 0"]);
if (Number.isNaN(size.until.getTime())) stopWith(["seed: --until takes an instant, as 2026-11-20T00:00:00Z"]);
const read = planStack(process.env);
if (!read.ok) stopWith(read.problems.map((problem) => `configuration: ${problem}`));
const plan = read.config;

try {
  if (!plan.embedded) await step("seed", seedServices(["admin", "customer", "order"], size, plan.env));
  else if ((await step("seed", prepareDatabases(plan, size))).length === 0)
    throw new StartFailure(
      `seed: the databases in ${plan.dataDir} are there already; remove that folder to fill new ones`,
    );
} catch (error) {
  if (error instanceof StartFailure) stopWith([error.message]);
  throw error;
}
