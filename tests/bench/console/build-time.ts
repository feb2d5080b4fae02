import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { runIn } from "../shared/run-in.ts";
import type { Contender } from "./contender.ts";
import { inTurns, type Sample } from "./sample.ts";

/** Builds the console anew, beside the build that is served. */
function build(tree: string): number {
  const folder = mkdtempSync(join(tmpdir(), "linehaul-build-"));
  try {
    return runIn(tree, "web", "vite", "build", "--outDir", folder, "--emptyOutDir").seconds;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

export const buildTimes = (contenders: readonly Contender[], times: number): Promise<Sample[]> =>
  inTurns(contenders, times, async ({ name, tree }, round) => [
    { what: "build", name, round, figures: { seconds: build(tree) } },
  ]);
