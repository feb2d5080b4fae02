import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, renameSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ROOT } from "@linehaul/stack/root";
import { runIn } from "../shared/run-in.ts";

function commitOf(name: string): string {
  const { status, stdout } = spawnSync("git", ["rev-parse", "--verify", `${name}^{commit}`], {
    cwd: ROOT,
    encoding: "utf8",
  });
  if (status !== 0)
    throw new Error(
      `this clone has no commit ${name}: fetch it, name another with --before, or go without (--no-before)`,
    );
  return stdout.trim();
}

/**
 * A folder with an earlier commit, installed and built. It is made once and stays in the temporary folder: within this one's
 * node_modules, Node would run no TypeScript.
 */
export function treeOf(name: string, say: (line: string) => void): string {
  const commit = commitOf(name);
  const tree = join(tmpdir(), `linehaul-before-${commit}`);
  if (existsSync(tree)) return tree;
  say(`Building ${name} in ${tree} ...`);
  const making = `${tree}.${process.pid}`;
  mkdirSync(making);
  try {
    const archive = join(making, "before.tar");
    runIn(ROOT, ".", "git", "archive", "--output", archive, commit);
    runIn(making, ".", "tar", "-xf", archive);
    rmSync(archive);
    runIn(making, ".", process.execPath, "services/stack/bootstrap.mjs", "install");
    runIn(making, ".", "turbo", "run", "build", "--output-logs=errors-only");
    renameSync(making, tree);
  } finally {
    rmSync(making, { recursive: true, force: true });
  }
  return tree;
}
