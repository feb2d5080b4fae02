import type { Contender, Name } from "./contender.ts";

/** What was measured of something, once, in one build. */
export interface Sample {
  readonly what: string;
  readonly name: Name;
  /** Both builds have each of them. */
  readonly round: number;
  readonly figures: Readonly<Record<string, number>>;
}

/** Asks both builds in turns, A B B A, one at a time: what the machine does besides hits both. */
export async function inTurns(
  contenders: readonly Contender[],
  rounds: number,
  once: (contender: Contender, round: number) => Promise<readonly Sample[]>,
): Promise<Sample[]> {
  const samples: Sample[] = [];
  for (let round = 0; round < rounds; round += 1)
    for (const contender of round % 2 === 0 ? contenders : contenders.toReversed())
      samples.push(...(await once(contender, round)));
  return samples;
}
