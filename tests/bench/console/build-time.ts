import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { runIn } from "../shared/run-in.ts";
import type { Contender } from "./contender.ts";
import { inTurns, type Sample } from "./sample.ts";

/** What Vite says when it has read them all. */
const MODULES = /(\d+) modules transformed/;

/** Builds the console anew, beside the build that is served: how long it took, and the milliseconds of each module, for there are more of them with each page. */
function build(tree: string): Readonly<Record<"seconds" | "ms a module", number>> {
  const folder = mkdtempSync(join(tmpdir(), "linehaul-build-"));
  try {
    const { seconds, output } = runIn(tree, "web", "vite", "build", "--outDir", folder, "--emptyOutDir");
    const modules = MODULES.exec(output)?.[1];
    if (modules === undefined) throw new Error("Vite no longer says how many modules it read");
    return { seconds, "ms a module": (1000 * seconds) / Number(modules) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

export const buildTimes = (contenders: readonly Contender[], times: number): Promise<Sample[]> =>
  inTurns(contenders, times, async ({ name, tree }, round) => [{ what: "build", name, round, figures: build(tree) }]);
