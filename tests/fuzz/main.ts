// `npm run fuzz -- --seconds 600 [--seed N] [--only "mutation saveCurrency"] [graph|rest]`: asks the graph and the services what nobody should.
import { randomInt } from "node:crypto";
import { parseArgs } from "node:util";
import { run, TARGETS } from "./run.ts";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seconds: { type: "string", default: "60" },
    seed: { type: "string" },
    only: { type: "string", default: "" },
  },
});
const names = TARGETS.filter((name) => positionals.length === 0 || positionals.includes(name));
const [seconds, seed] = [Number(values.seconds), Number(values.seed ?? randomInt(2 ** 31))];
const isUnknown = positionals.some((name) => !TARGETS.some((known) => known === name));
if (isUnknown || !(seconds > 0) || !Number.isInteger(seed)) {
  process.stderr.write("fuzz: takes --seconds and --seed as numbers, --only as a part of a name, and graph or rest\n");
  process.exit(1);
}

let found = 0;
for (const name of names)
  for (const finding of await run(name, { seconds: seconds / names.length, seed, only: values.only })) {
    found += 1;
    process.stdout.write(`\n${finding}\n`);
  }
process.exit(found === 0 ? 0 : 1);
