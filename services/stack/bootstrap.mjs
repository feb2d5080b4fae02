// Runs on whatever Node started it: plain JavaScript, nothing imported but modules of Node that old versions find too, and what is as plain.
// Brings the locked packages and a Node that runs TypeScript, then hands over to src/<command>.ts.
import { spawn, spawnSync } from "child_process";
import { existsSync, readFileSync } from "fs";
import { delimiter, dirname, join } from "path";
import { fileURLToPath, pathToFileURL } from "url";
import { whenStartersGo } from "./src/starters.mjs";

const root = join(dirname(fileURLToPath(import.meta.url)), "../..");
const fail = (line) => {
  process.stderr.write(`${line}\n`);
  process.exit(1);
};
const versionOf = (text) => text.replace(/^v/, "").split(".").map(Number);
const atLeast = (version, major, minor) => version[0] > major || (version[0] === major && version[1] >= minor);

function readJson(path) {
  try {
    return JSON.parse(readFileSync(path, "utf8"));
  } catch {
    return null;
  }
}

/** npm writes what it installed beside it: every package of the lock file must be there in the locked version, unless it is optional. */
function isInstalled() {
  const locked = readJson(join(root, "package-lock.json"));
  const installed = readJson(join(root, "node_modules/.package-lock.json"));
  if (locked === null)
    fail("package-lock.json is missing or damaged: get it from the repository (git checkout package-lock.json).");
  if (installed === null) return false;
  return Object.keys(locked.packages).every((path) => {
    const wanted = locked.packages[path];
    const found = installed.packages[path];
    if (!path.includes("node_modules/") || wanted.link) return true;
    return found === undefined ? wanted.optional === true || wanted.peer === true : found.version === wanted.version;
  });
}

function install() {
  process.stdout.write("Installing the locked packages (npm ci) ...\n");
  const npm = process.env.npm_execpath;
  const [command, args] = npm ? [process.execPath, [npm, "ci"]] : ["npm", ["ci"]];
  const env = { ...process.env };
  // Settings of the npm that runs this would be taken as settings of the one that installs.
  for (const name of Object.keys(env))
    if (/^npm_(config_(workspace|workspaces|include_workspace_root)|package_|lifecycle_)/.test(name)) delete env[name];
  const { status, error } = spawnSync(command, args, { cwd: root, stdio: "inherit", env });
  if (error) fail(`npm could not be run (${error.message}): install npm, or put it on the PATH.`);
  if (status !== 0)
    fail(
      "npm ci did not finish; what it said stands above. Mend that (often the network or the disk) and run the same command again.",
    );
}

/** The Node inside the packages where it runs on this machine, else the one that runs this. */
function findNode() {
  const inside = join(root, "node_modules", `node-${process.platform}-${process.arch}`, "bin/node");
  if (existsSync(inside) && spawnSync(inside, ["--version"]).status === 0) return inside;
  if (atLeast(versionOf(process.versions.node), 22, 18)) return process.execPath;
  return fail(
    `There is no packaged Node for ${process.platform}-${process.arch}: install Node 24 (https://nodejs.org) and run the same command again; this is ${process.version}.`,
  );
}

function run(command, args) {
  const node = findNode();
  const path = [dirname(node), join(root, "node_modules/.bin"), process.env.PATH].join(delimiter);
  const source = join(root, "services/stack/src");
  const leash = pathToFileURL(join(source, "leash.mjs")).href;
  const child = spawn(node, ["--import", leash, join(source, `${command}.ts`), ...args], {
    cwd: root,
    stdio: ["inherit", "inherit", "inherit", "ipc"],
    env: { ...process.env, PATH: path },
  });
  // A terminal's Ctrl-C reaches the child by itself; this process only waits for it to stop.
  process.on("SIGINT", () => {});
  for (const signal of ["SIGTERM", "SIGHUP"]) process.on(signal, () => child.kill(signal));
  // Killed, npm tells nobody.
  if (process.env.npm_lifecycle_event) whenStartersGo(() => child.kill("SIGTERM"));
  child.on("error", (error) => fail(`${node} could not be run: ${error.message}`));
  child.on("exit", (code, signal) => process.exit(signal ? 1 : code));
}

if (!atLeast(versionOf(process.versions.node), 20, 0))
  fail(
    `Linehaul needs Node 20 or newer and this is ${process.version}: install a newer one (https://nodejs.org) and run the same command again.`,
  );
const [command, ...args] = process.argv.slice(2);
if (!isInstalled()) install();
// `install` stops here.
if (command !== "install") run(command, args);
