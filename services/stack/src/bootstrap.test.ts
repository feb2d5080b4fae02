import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { expect, test } from "vitest";

const bootstrap = join(import.meta.dirname, "../bootstrap.mjs");
/** Runs it as if that Node did. */
const onNode = (version: string) =>
  spawnSync(
    process.execPath,
    [
      "--import",
      `data:text/javascript,Object.defineProperty(process,"versions",{value:{...process.versions,node:"${version}"}});Object.defineProperty(process,"version",{value:"v${version}"})`,
      bootstrap,
      "install",
    ],
    { encoding: "utf8" },
  );

test("an older Node is told in one line, with what to do", () => {
  const { status, stderr, stdout } = onNode("18.19.0");
  expect(status).toBe(1);
  expect(stderr).toBe(
    "Linehaul needs Node 20 or newer and this is v18.19.0: install a newer one (https://nodejs.org) and run the same command again.\n",
  );
  expect(stdout).toBe("");
});

test("with everything installed it installs nothing", () => {
  expect(onNode("20.0.0")).toMatchObject({ status: 0, stdout: "", stderr: "" });
});
