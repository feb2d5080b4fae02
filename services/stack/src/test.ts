// `npm test`: every test of every workspace, then the console in a browser. The last line sums them up.
import { StartFailure } from "@linehaul/kit/start-failure";
import { build } from "./build.ts";
import { step } from "./step.ts";
import { answeringServers } from "./testing/answering.ts";
import { findBrowser } from "./testing/browser.ts";
import { flakyLines, sum, summary, type Counts } from "./testing/counts.ts";
import { runPlaywright, runVitest } from "./testing/suites.ts";

/** What a browser sees of PostgreSQL and Redis: the way through the product. The database tests cover the rest. */
const ON_SERVERS = ["--project=console", "e2e/new-user"];

const FAILED: Counts = { passed: 0, failed: 1, skipped: 0 };
/** What can't even begin counts as a failure. */
async function orFailed(work: () => Promise<Counts>): Promise<Counts> {
  try {
    return await work();
  } catch (error) {
    process.stderr.write(`${error instanceof StartFailure ? error.message : String(error)}\n`);
    return FAILED;
  }
}

const counts: Counts[] = [];
const built = await orFailed(async () => {
  await step("build", build());
  return { passed: 0, failed: 0, skipped: 0 };
});
counts.push(built);
if (built.failed === 0) {
  const servers = await answeringServers(process.env);
  const embedded = { DATABASE_URL: undefined, REDIS_URL: undefined };
  for (const line of servers.lines) process.stdout.write(`${line}\n`);
  counts.push(await orFailed(() => runVitest(servers.env)));
  counts.push(
    await orFailed(async () => {
      const CHROMIUM = await findBrowser();
      process.stdout.write(`Browser: ${CHROMIUM}\n`);
      const alone = await runPlaywright({ ...embedded, CHROMIUM });
      return servers.env.DATABASE_URL === undefined
        ? alone
        : sum([alone, await runPlaywright({ ...servers.env, CHROMIUM }, ON_SERVERS)]);
    }),
  );
}
const total = sum(counts);
for (const line of flakyLines(total)) process.stdout.write(`${line}\n`);
process.stdout.write(`${summary(total)}\n`);
process.exitCode = total.failed === 0 && total.passed > 0 ? 0 : 1;
