// For the bootstrap, and as plain as that: nothing tells a process that npm, which started it through a shell, was killed.
import { spawnSync } from "child_process";
import { readFileSync } from "fs";

/** A process's parent, and what it was called with; a parent of 0 where nobody can tell. */
function processOf(pid) {
  try {
    // What stands behind the name, which is in parentheses and may hold any: the state, then the parent.
    const [, parent] = readFileSync(`/proc/${pid}/stat`, "utf8")
      .replace(/^.*\) /s, "")
      .split(" ");
    return { parent: Number(parent), args: readFileSync(`/proc/${pid}/cmdline`, "utf8") };
  } catch {
    const { stdout } = spawnSync("ps", ["-o", "ppid=,args=", "-p", String(pid)], { encoding: "utf8" });
    const [, parent, args] = /^\s*(\d+) (.*)/.exec(stdout || "") || [];
    return { parent: Number(parent || 0), args: args || "" };
  }
}

/**
 * Calls `gone` when npm, which runs this, or the shell between the two is no more: their children have another parent then.
 * A shell is known by the command that it was given, which is npm's script.
 */
export function whenStartersGo(gone) {
  const shell = process.ppid;
  const { parent: npm, args } = processOf(shell);
  const isShell = npm > 1 && args.includes("bootstrap.mjs");
  const look = setInterval(() => {
    if (process.ppid === shell && (!isShell || processOf(shell).parent === npm)) return;
    clearInterval(look);
    gone();
  }, 500);
  look.unref();
}
