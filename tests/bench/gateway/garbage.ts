import type { Arena, Running } from "./contenders.ts";
import { Usage } from "./job.ts";
import { median } from "../shared/median.ts";
import { CONNECTIONS, send, type Sized } from "./rounds.ts";

/** Until what is hot is compiled: code and what is known of types stay. */
const WARM = 2_500;
/** Several looks, for a full collection may fall into one; each long enough for scavenges. */
const LOOKS = 5;
const REQUESTS = 600;

/** Bytes of the old generation that a request takes. What a request holds is garbage when it is answered, so they should be next to none. */
export async function keptBy(arena: Arena, contender: Running, sized: Sized): Promise<number> {
  await send(arena, contender, sized, CONNECTIONS, WARM);
  const old = async () => (await contender.child.ask(Usage, "usage")).old;
  const kept: number[] = [];
  for (let n = 0; n < LOOKS; n++) {
    const before = await old();
    await send(arena, contender, sized, CONNECTIONS, REQUESTS);
    kept.push(((await old()) - before) / REQUESTS);
  }
  return median(kept);
}
