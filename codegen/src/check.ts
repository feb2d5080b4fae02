import { floorProblems } from "./floors/all.ts";
import { ROOT } from "./places.ts";
import { generateEverything } from "./print/everything.ts";
import { printedFiles, staleFiles } from "./print/stale.ts";

const before = printedFiles(ROOT);
await generateEverything(ROOT);
const stale = staleFiles(ROOT, before, printedFiles(ROOT)).map((file) => ({
  file,
  problem: "was stale and is printed anew: look at the change and commit it",
}));
const problems = [...stale, ...(await floorProblems(ROOT))];
for (const { file, problem } of problems) process.stderr.write(`${file}: ${problem}\n`);
process.stdout.write(problems.length === 0 ? "Nothing is stale, and the floors hold together.\n" : "");
process.exitCode = problems.length === 0 ? 0 : 1;
