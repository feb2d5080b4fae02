// `npm run bench -- console [--times 40 --loads 12 --builds 3 --only switch,palette,sort,page,tick,200,key,address,heap,build --before 5af8595 --no-before]`: how fast the
// console answers, beside an earlier build of it in the same run. Prints the aims, and which are met.
import { loadavg } from "node:os";
import { parseArgs } from "node:util";
import { chromium } from "@playwright/test";
import { buildUnlessBuilt } from "@linehaul/stack/build";
import { ROOT } from "@linehaul/stack/root";
import { findBrowser } from "@linehaul/stack/testing/browser";
import { treeOf } from "./console/before.ts";
import { buildTimes } from "./console/build-time.ts";
import { contend, type Contender } from "./console/contender.ts";
import { heap } from "./console/heap.ts";
import { loads } from "./console/loads.ts";
import { play } from "./console/play.ts";
import { inTurns, type Sample } from "./console/sample.ts";
import { STEPS } from "./console/steps.ts";
import { lines } from "./console/table.ts";

/** The last build before the console was made to answer like a native program. */
const BEFORE = "5af8595";

const { values } = parseArgs({
  options: {
    times: { type: "string", default: "40" },
    loads: { type: "string", default: "12" },
    builds: { type: "string", default: "3" },
    // Beginnings of what is measured.
    only: { type: "string", default: "" },
    before: { type: "string", default: BEFORE },
    "no-before": { type: "boolean", default: false },
  },
});
const say = (line: string): void => void process.stderr.write(`${line}\n`);
const only = values.only.split(",");
const isAsked = (what: string): boolean => only.some((beginning) => what.startsWith(beginning));

async function measureAll(contenders: readonly Contender[]): Promise<Sample[]> {
  const parts = [
    ...STEPS.map((step) => ({ what: step.name, run: () => play(step, contenders, Number(values.times)) })),
    { what: "address to rows", run: () => loads(contenders, Number(values.loads)) },
    { what: "heap", run: () => inTurns(contenders, 1, heap) },
    { what: "build", run: () => buildTimes(contenders, Number(values.builds)) },
  ];
  const samples: Sample[] = [];
  for (const { what, run } of parts.filter((part) => isAsked(part.what))) {
    say(what);
    samples.push(...(await run()));
  }
  return samples;
}

await buildUnlessBuilt();
const earlier = values["no-before"] ? [] : [{ name: "before" as const, tree: treeOf(values.before, say) }];
const browser = await chromium.launch({
  executablePath: await findBrowser(),
  args: ["--headless=new", "--no-sandbox"],
});
const contenders: Contender[] = [];
try {
  // One after the other, or both would take the same ports.
  for (const { name, tree } of [...earlier, { name: "after" as const, tree: ROOT }])
    contenders.push(await contend(name, tree, browser));
  const samples = await measureAll(contenders);
  process.stdout.write(
    lines(samples)
      .map((line) => `${line}\n`)
      .join(""),
  );
  process.stdout.write(
    `Load of the machine: ${loadavg()
      .map((load) => load.toFixed(1))
      .join(", ")}\n`,
  );
} finally {
  await browser.close();
  for (const contender of contenders) await contender.stop();
}
