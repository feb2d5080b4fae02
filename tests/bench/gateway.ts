// `npm run bench` [-- gateway --starts 5 --rounds 7 --slice 400 --requests 100000 --only Q1,Q2 --peers mercurius,hive --bare]: what an answer of the gateway
// costs, beside the least that it can cost and beside other gateways. `--quick` looks only at what noise can't touch.
import { parseArgs } from "node:util";
import { ownEntries } from "./gateway/contenders.ts";
import { OPERATIONS } from "./gateway/operations.ts";
import { peerEntries } from "./gateway/peers.ts";
import { quick, wrongIn } from "./gateway/quick.ts";
import { countAll, remember, startOnce, type Start } from "./gateway/run.ts";
import { summarise } from "./gateway/summary.ts";
import { countLines, memoryLines, peakLines, speedLines, targetLines } from "./gateway/table.ts";
import { memoryTargets, speedTargets } from "./gateway/targets.ts";

const { values } = parseArgs({
  options: {
    quick: { type: "boolean", default: false },
    starts: { type: "string", default: "1" },
    rounds: { type: "string", default: "7" },
    // Of a contender, an operation and a round.
    slice: { type: "string", default: "400" },
    // The same, before the first round.
    warm: { type: "string", default: "600" },
    // Of the look at the memory; none without it.
    requests: { type: "string", default: "0" },
    only: { type: "string", default: OPERATIONS.map(({ key }) => key).join() },
    peers: { type: "string", default: "mercurius,hive" },
    // Without the gateway's flags of the engine, for the limit too.
    bare: { type: "boolean", default: false },
  },
});
const size = { rounds: Number(values.rounds), requests: Number(values.slice), warm: Number(values.warm) };
const operations = OPERATIONS.filter(({ key }) => values.only.split(",").includes(key));
const say = (lines: readonly string[]): void => void process.stdout.write(lines.map((line) => `${line}\n`).join(""));

async function full(): Promise<void> {
  const peers = peerEntries(values.peers.split(",").filter(Boolean), say);
  const own = await (values.bare ? ownEntries([]) : ownEntries());
  try {
    const contest = { entries: [...own.entries, ...peers], operations };
    say(countLines(await countAll(contest)));
    const starts: Start[] = [];
    for (let i = 1; i <= Number(values.starts); i++) {
      const tell = (line: string) => void process.stderr.write(`start ${i} of ${values.starts}: ${line}\n`);
      starts.push(await startOnce(contest, size, tell));
      // How much one start tells.
      if (values.starts !== "1")
        say([`start ${i}`, ...targetLines(speedTargets(summarise(starts.slice(-1)), contest)), ""]);
    }
    const summary = summarise(starts);
    say([...speedLines(summary, contest), ...peakLines(summary, contest)]);
    const requests = Number(values.requests);
    const memory = requests > 0 ? await remember(contest, requests) : null;
    if (memory) say(memoryLines(memory));
    say(targetLines([...speedTargets(summary, contest), ...(memory ? memoryTargets(memory) : [])]));
  } finally {
    own.remove();
  }
}

async function gate(): Promise<void> {
  const found = await quick();
  say(countLines(found.flatMap((q) => [q.limit, q.gateway])));
  const problems = found.flatMap(wrongIn);
  say(problems);
  process.exitCode = problems.length === 0 ? 0 : 1;
}

await (values.quick ? gate() : full());
