import { execFileSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { ROOT } from "../places.ts";

/** Links every package of a node_modules folder, but for the workspaces, which must be the copy's own. */
function linkPackages(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  for (const name of readdirSync(from))
    if (name !== "@linehaul" && name !== ".cache") symlinkSync(join(from, name), join(to, name));
}

/**
 * A copy of the repository as it stands, uncommitted files too, in a temporary folder with the packages linked, and with what an
 * earlier type check left, so that the next one looks at what differs only. `remove` deletes it.
 */
export function copyRepository(): { readonly root: string; readonly remove: () => void } {
  const root = mkdtempSync(join(tmpdir(), "linehaul-copy-"));
  const listed = execFileSync("git", ["ls-files", "-co", "--exclude-standard", "-z"], { cwd: ROOT, encoding: "utf8" });
  const files = listed.split("\0").filter((file) => file !== "" && existsSync(join(ROOT, file)));
  for (const file of files) cpSync(join(ROOT, file), join(root, file), { recursive: true });

  linkPackages(join(ROOT, "node_modules"), join(root, "node_modules"));
  mkdirSync(join(root, "node_modules/@linehaul"));
  for (const file of files.filter((f) => f.endsWith("/package.json"))) {
    const workspace = dirname(file);
    const name = workspace.slice(workspace.lastIndexOf("/") + 1);
    symlinkSync(join(root, workspace), join(root, "node_modules/@linehaul", name));
    const types = join(ROOT, workspace, "dist-types");
    if (workspace !== "." && existsSync(types)) cpSync(types, join(root, workspace, "dist-types"), { recursive: true });
    const own = join(ROOT, workspace, "node_modules");
    if (existsSync(own)) linkPackages(own, join(root, workspace, "node_modules"));
  }
  return { root, remove: () => rmSync(root, { recursive: true, force: true }) };
}
