import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { runIn } from "../shared/run-in.ts";
import type { Contender } from "./contender.ts";
import { inTurns, type Sample } from "./sample.ts";

/**
 * How many seconds it takes to build the console anew, beside the build that is served. What was built is taken away when all is done:
 * a file system may seek long for a place where files were taken away just before, and would charge that to the next.
 */
export async function buildTimes(contenders: readonly Contender[], times: number): Promise<Sample[]> {
  const folder = mkdtempSync(join(tmpdir(), "linehaul-builds-"));
  try {
    return await inTurns(contenders, times, async ({ name, tree }, round) => {
      const out = join(folder, `${name}-${round}`);
      const { seconds } = runIn(tree, "web", "vite", "build", "--outDir", out, "--emptyOutDir");
      return [{ what: "build", name, round, figures: { seconds } }];
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
