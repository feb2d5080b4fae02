import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { filesIn, REST_SERVICES } from "@linehaul/codegen/places";
import { runIn } from "../shared/run-in.ts";

/** Seconds, and KiB of the first screen. */
export interface Costs {
  readonly generate: number;
  readonly relay: number;
  readonly typeCheck: number;
  readonly build: number;
  readonly start: number;
  readonly firstScreen: number;
  /** Every operation in its roles, every field, and what every catalogue holds, on the embedded database. */
  readonly accessProof: number;
  readonly sharedTests: number;
}

const WORKSPACES = [
  "schema",
  "codegen",
  "web",
  "tests",
  ...["kit", "admin", "customer", "order", "gateway", "signon", "outside", "stack"].map((s) => `services/${s}`),
];
const BUNDLED = ["admin", "customer", "order", "gateway", "signon", "outside"];

/** As `npm test` runs them: on every core. */
const testsIn = (root: string, workspace: string, ...files: string[]): number =>
  runIn(root, workspace, "vitest", "run", "--maxWorkers=100%", ...files).seconds;

const numberAfter = (text: string, pattern: RegExp): number => Number(pattern.exec(text)?.[1] ?? Number.NaN);

/** The tests of the services that run what every catalogue holds. */
const sharedTests = (root: string): number =>
  REST_SERVICES.reduce((seconds, service) => {
    const folder = `services/${service}`;
    const files = filesIn(root, `${folder}/src`, "**/*.test.ts").filter((file) =>
      readFileSync(join(root, folder, "src", file), "utf8").includes("keepsToCatalogue"),
    );
    const paths = files.map((file) => `src/${file}`);
    return files.length === 0 ? seconds : seconds + testsIn(root, folder, ...paths);
  }, 0);

/** What the copy costs as it stands. */
export async function measure(root: string): Promise<Costs> {
  const generate = runIn(root, ".", "node", "codegen/src/everything.ts").seconds;
  const relay = runIn(root, "web", "relay-compiler", "--output", "quiet-with-errors").seconds;
  // From nothing: what an earlier check left behind would be reused.
  for (const workspace of WORKSPACES) rmSync(join(root, workspace, "dist-types"), { recursive: true, force: true });
  const typeCheck = runIn(root, ".", "tsc", "-b", "--checkers", "1").seconds;
  const web = runIn(root, "web", "vite", "build");
  const services = BUNDLED.map((service) => runIn(root, `services/${service}`, "node", "../kit/build.ts").seconds);
  const started = runIn(root, "tests", "node", "bench/new-feature/start-once.ts").output;
  return {
    generate,
    relay,
    typeCheck,
    build: services.reduce((sum, s) => sum + s, web.seconds),
    start: numberAfter(started, /started in ([\d.]+) s/),
    firstScreen: numberAfter(web.output, /First screen: ([\d.]+) KiB/),
    accessProof: testsIn(root, "tests", "access/every-operation", "access/every-field"),
    sharedTests: sharedTests(root),
  };
}
