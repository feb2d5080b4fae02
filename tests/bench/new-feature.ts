// `npm run bench -- new-feature [--count 100]`: what a hundred more catalogue pages cost. In a copy of the repository.
import { parseArgs } from "node:util";
import { copyRepository } from "@linehaul/codegen/testing/repo-copy";
import { inventFeatures } from "./new-feature/invent.ts";
import { measure, type Costs } from "./new-feature/measure.ts";

/** What stays usable: seconds, and KiB of gzipped JavaScript of the first screen. */
const LIMITS = { typeCheck: 60, relay: 10, build: 60, growth: 5, proof: 90 };

const { values } = parseArgs({ options: { count: { type: "string", default: "100" } } });
const count = Number(values.count);
const { root, remove } = copyRepository();
const say = (line: string) => process.stdout.write(`${line}\n`);

try {
  say(`In ${root}`);
  const before = await measure(root);
  const began = performance.now();
  inventFeatures(root, count);
  say(`${count} features laid out in ${((performance.now() - began) / 1000).toFixed(1)} s`);
  const after = await measure(root);

  const row = (name: string, key: keyof Costs, unit: string) =>
    say(`${name.padEnd(32)}${before[key].toFixed(1).padStart(8)}${after[key].toFixed(1).padStart(8)} ${unit}`);
  say(`${"".padEnd(32)}${"before".padStart(8)}${"after".padStart(8)}`);
  row("generate (registries, schema)", "generate", "s");
  row("relay-compiler", "relay", "s");
  row("type check, from nothing", "typeCheck", "s");
  row("build of console and services", "build", "s");
  row("start of the stack", "start", "s");
  row("first screen", "firstScreen", "KiB");
  row("access proof", "accessProof", "s");
  row("what every catalogue holds", "sharedTests", "s");

  const growth = after.firstScreen - before.firstScreen;
  const over = [
    after.typeCheck > LIMITS.typeCheck && `type check over ${LIMITS.typeCheck} s`,
    after.relay > LIMITS.relay && `relay-compiler over ${LIMITS.relay} s`,
    after.build > LIMITS.build && `build over ${LIMITS.build} s`,
    after.accessProof > LIMITS.proof && `access proof over ${LIMITS.proof} s`,
    after.sharedTests > LIMITS.proof && `tests of what every catalogue holds over ${LIMITS.proof} s`,
    growth > LIMITS.growth && `first screen grew by ${growth.toFixed(1)} KiB, more than ${LIMITS.growth}`,
  ].filter((line) => line !== false);
  for (const line of over) say(line);
  process.exitCode = over.length === 0 ? 0 : 1;
} finally {
  remove();
}
