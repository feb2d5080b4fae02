import type { BrowserContext } from "@playwright/test";
import type { Contender } from "./contender.ts";
import { otherRows, quiet } from "./frames.ts";
import { mainThread, openSession } from "./measure.ts";
import { inTurns, type Sample } from "./sample.ts";

/** Until the browser has kept the code in the form that it runs. */
const VISITS = 3;

async function load(context: BrowserContext, address: string): Promise<Readonly<Record<string, number>>> {
  const page = await context.newPage();
  const session = await openSession(page);
  await page.goto(address, { waitUntil: "commit" });
  const rows = await page.evaluate(otherRows, null);
  const { main, script, layout } = await mainThread(session);
  await page.evaluate(quiet);
  await page.close();
  return { rows, main, script, layout };
}

/** From the address of the order list to its first row: with nothing in the cache, and as somebody comes back. */
export async function loads(contenders: readonly Contender[], times: number): Promise<Sample[]> {
  const known = new Map<Contender, BrowserContext>();
  try {
    for (const contender of contenders) {
      const profile = await contender.newProfile();
      known.set(contender, profile);
      for (let visit = 0; visit < VISITS; visit += 1) await load(profile, contender.address("ORDER_LIST"));
    }
    return await inTurns(contenders, times, async (contender, round) => {
      const address = contender.address("ORDER_LIST");
      const of = (what: string, figures: Sample["figures"]) => ({ what, name: contender.name, round, figures });
      const fresh = await contender.newProfile();
      const samples = [of("address to rows, cold", await load(fresh, address))];
      await fresh.close();
      const profile = known.get(contender);
      if (profile !== undefined) samples.push(of("address to rows, warm", await load(profile, address)));
      return samples;
    });
  } finally {
    for (const profile of known.values()) await profile.close();
  }
}
