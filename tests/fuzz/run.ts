import { fuzz, type Finding, type Plan, type Target } from "./loop.ts";
import { graphTarget } from "./graph/target.ts";
import { restTarget } from "./rest/target.ts";

export const TARGETS = ["graph", "rest"] as const;
export type TargetName = (typeof TARGETS)[number];

/** The rest of a longer request is to be had by asking again. */
const MOST_TOLD = 4_000;

/** What was found, and how to see it again. */
const told = (target: TargetName, { seed }: Plan, { subject, request, wrong }: Finding): string =>
  [
    `${target}: ${subject}`,
    `  wrong:   ${wrong.slice(0, MOST_TOLD)}`,
    `  request: ${JSON.stringify(request).slice(0, MOST_TOLD)}`,
    `  again:   npm run fuzz -- ${target} --seed ${seed} --only "${subject}"`,
  ].join("\n");

async function within<R>(name: TargetName, target: Target<R>, plan: Plan): Promise<readonly string[]> {
  try {
    const { requests, rounds, findings } = await fuzz(target, plan);
    const of = `${target.subjects.length} subjects, ${rounds} rounds, ${requests} requests`;
    process.stdout.write(`fuzz ${name}: seed ${plan.seed}, ${of}, ${findings.length} findings\n`);
    return findings.map((finding) => told(name, plan, finding));
  } finally {
    await target.close();
  }
}

/** Fuzzes the graph or the services' REST on databases of its own, and tells what was found. */
export async function run(name: TargetName, plan: Plan): Promise<readonly string[]> {
  return name === "graph" ? within(name, await graphTarget(), plan) : within(name, await restTarget(), plan);
}
