// `npm run bench -- lighthouse`: Lighthouse, as a desktop, on the built console, signed in; the pages take turns, and of each the run of middling speed is printed, with what cost points.
import { execFile } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { chromium, type BrowserContext } from "@playwright/test";
import { freePorts } from "@linehaul/stack/ports";
import { findBrowser } from "@linehaul/stack/testing/browser";
import { z } from "zod";
import { startTestStack } from "../e2e/support/test-stack.ts";
import { median } from "./shared/median.ts";
import { installOwn } from "./shared/own-packages.ts";

/** What each category should reach, of 100. */
const AIMS = { performance: 98, accessibility: 100, "best-practices": 100 } as const;
const GOOD = 0.9;
/** How often each page is measured: one run says more of what else the machine did than of the page. */
const ROUNDS = 5;
const FOLDER = new URL("lighthouse/", import.meta.url);
const MOST_BYTES = 64 * 1024 * 1024;
const say = (lines: readonly string[]): void => void process.stdout.write(lines.map((line) => `${line}\n`).join(""));

const score = z.number().nullable();
const Answer = z.object({
  categories: z.record(
    z.string(),
    z.object({ score, auditRefs: z.array(z.object({ id: z.string(), weight: z.number() })) }),
  ),
  audits: z.record(z.string(), z.object({ title: z.string(), score, displayValue: z.string().optional() })),
  /** How fast the machine was just before, as Lighthouse reckons it: a desktop has 1500 and more. */
  speed: z.number(),
});

/** Signs in as the administrator: the browser's profile keeps the cookie. Answers the addresses of home, of a list and of a detail. */
async function signIn(browser: BrowserContext, home: string): Promise<readonly string[]> {
  const page = await browser.newPage();
  const list = `${home}?moduleCode=ORDER_LIST`;
  await page.goto(list);
  await page.getByRole("button", { name: /^admin\b/ }).click();
  const detail = await page.getByRole("table", { name: "Orders" }).getByRole("link").first().getAttribute("href");
  await page.close();
  return [home, list, new URL(detail ?? "", home).href];
}

type Answer = z.infer<typeof Answer>;
const scoreOf = ({ categories }: Answer, name: string): number => Math.round((categories[name]?.score ?? 0) * 100);

async function measure(address: string, port: number): Promise<Answer> {
  const args = [fileURLToPath(new URL("measure.mjs", FOLDER)), String(port), address, ...Object.keys(AIMS)];
  const { stdout } = await promisify(execFile)(process.execPath, args, { maxBuffer: MOST_BYTES });
  return Answer.parse(JSON.parse(stdout));
}

/** What weighs in a category and was not good. */
function lost({ categories, audits }: Answer, name: string): readonly string[] {
  return (categories[name]?.auditRefs ?? [])
    .filter(({ weight }) => weight > 0)
    .map(({ id }) => audits[id])
    .filter((audit) => audit !== undefined && audit.score !== null && audit.score < GOOD)
    .map((audit) => `    ${audit?.title ?? ""}${audit?.displayValue ? `: ${audit.displayValue}` : ""}`);
}

/** What the runs of a page came to: of each category the run of middling score, and every score of those that differ. */
function report(address: string, runs: readonly Answer[]): void {
  say(["", address]);
  for (const [name, aim] of Object.entries(AIMS)) {
    const scores = runs.map((run) => scoreOf(run, name));
    const reached = median(scores);
    const middling = runs.find((run) => scoreOf(run, name) === reached);
    const among = new Set(scores).size > 1 ? ` (${scores.join(", ")})` : "";
    say([
      `  ${name}: ${reached} of 100${among}${reached < aim ? `, the aim is ${aim}` : ""}`,
      ...(middling ? lost(middling, name) : []),
    ]);
  }
}

if (!installOwn(FOLDER, say)) throw new Error("Lighthouse could not be installed");
const { stack, stop } = await startTestStack();
const profile = mkdtempSync(join(tmpdir(), "linehaul-lighthouse-"));
const [port = 0] = await freePorts(1);
const browser = await chromium.launchPersistentContext(profile, {
  executablePath: await findBrowser(),
  args: ["--headless=new", "--no-sandbox", `--remote-debugging-port=${port}`],
});
try {
  const pages = (await signIn(browser, `${stack.plan.origins.get("MY") ?? ""}/admin`)).map((address) => ({
    address,
    runs: new Array<Answer>(),
  }));
  for (let round = 0; round < ROUNDS; round += 1)
    for (const { address, runs } of pages) runs.push(await measure(address, port));
  say([
    `The machine's speed by Lighthouse's index: ${pages.flatMap(({ runs }) => runs.map(({ speed }) => Math.round(speed))).join(", ")}`,
  ]);
  for (const { address, runs } of pages) report(address, runs);
} finally {
  await browser.close();
  await stop();
  rmSync(profile, { recursive: true, force: true });
}
