// `npm run bench -- lighthouse`: Lighthouse, as a desktop, on the built console, signed in; prints its scores and what cost points.
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
import { installOwn } from "./shared/own-packages.ts";

/** What each category should reach, of 100. */
const AIMS = { performance: 98, accessibility: 100, "best-practices": 100 } as const;
const GOOD = 0.9;
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

async function measure(address: string, port: number): Promise<void> {
  const args = [fileURLToPath(new URL("measure.mjs", FOLDER)), String(port), address, ...Object.keys(AIMS)];
  const { stdout } = await promisify(execFile)(process.execPath, args, { maxBuffer: MOST_BYTES });
  const { categories, audits } = Answer.parse(JSON.parse(stdout));
  say(["", address]);
  for (const [name, aim] of Object.entries(AIMS)) {
    const category = categories[name];
    const reached = Math.round((category?.score ?? 0) * 100);
    const lost = (category?.auditRefs ?? [])
      .filter(({ weight }) => weight > 0)
      .map(({ id }) => audits[id])
      .filter((audit) => audit !== undefined && audit.score !== null && audit.score < GOOD)
      .map((audit) => `    ${audit?.title ?? ""}${audit?.displayValue ? `: ${audit.displayValue}` : ""}`);
    say([`  ${name}: ${reached} of 100${reached < aim ? `, the aim is ${aim}` : ""}`, ...lost]);
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
  for (const address of await signIn(browser, `${stack.plan.origins.get("MY") ?? ""}/admin`))
    await measure(address, port);
} finally {
  await browser.close();
  await stop();
  rmSync(profile, { recursive: true, force: true });
}
