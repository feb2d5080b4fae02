import type { Contender } from "./contender.ts";
import { openMeter, type Meter } from "./measure.ts";
import { inTurns, type Sample } from "./sample.ts";
import type { Step } from "./steps.ts";

/** Not counted: the engine compiles, and each place has been shown once. */
const WARM = 6;

async function open(contender: Contender, { pages, prepare }: Step): Promise<Meter> {
  const profile = await contender.newProfile();
  const page = await profile.newPage();
  for (const code of pages) {
    await page.goto(contender.address(code));
    await page.getByRole("tabpanel").locator("tbody td").nth(1).waitFor();
  }
  const meter = await openMeter(page);
  await meter.settle();
  await prepare?.(page);
  await meter.settle();
  return meter;
}

/** Does a step so many times in each build. */
export async function play(step: Step, contenders: readonly Contender[], times: number): Promise<Sample[]> {
  const meters = new Map<Contender, Meter>();
  try {
    for (const contender of contenders) meters.set(contender, await open(contender, step));
    const samples = await inTurns(contenders, WARM + times, async (contender, round) => {
      const meter = meters.get(contender);
      if (meter === undefined) return [];
      const figures = { ...(await step.once(meter, round)) };
      return [{ what: step.name, name: contender.name, round, figures }];
    });
    return samples.filter(({ round }) => round >= WARM);
  } finally {
    for (const { page } of meters.values()) await page.context().close();
  }
}
