import type { Gain } from "@linehaul/schema/permissions/granting";
import { gainsOf, NOTHING, together, written, type Power } from "./power.ts";
import type { Principal } from "./principals.ts";
import type { Stage } from "./take.ts";

/** Somebody who has got something. */
export interface Gained {
  readonly to: "himself" | "others";
  readonly gain: Gain;
  readonly who: string;
}
export interface Compared {
  readonly gained: readonly Gained[];
  /** Whose power is another than before, and which; empty when everybody may what he might. */
  readonly powers: string;
}

interface Held {
  readonly power: Power;
  /** The tables from which it is made. */
  readonly reads: ReadonlySet<string>;
}

/** Knows what everybody may now, and says later what has become of it. */
export async function knowingAll({ world, principals }: Stage) {
  const held = new Map<Principal, Held>();
  for (const who of principals) {
    const [power, { read }] = await world.watched(() => who.power());
    held.set(who, { power, reads: read });
  }
  const own = [...held].find(([who]) => who.isHimself && !who.isClient);
  const maker = own?.[1].power ?? NOTHING;
  const allowed = (who: Principal, power: Power): Power =>
    who.isClient && who.isHimself ? together(maker, power) : power;

  /** Compares after something wrote to these tables; `told` are clients whose secrets the holder was told since. */
  return async (touched: ReadonlySet<string>, told: readonly Principal[]): Promise<Compared> => {
    const gained: Gained[] = [];
    const powers: string[] = [];
    const note = (who: Principal, before: Power, after: Power) => {
      const to = who.isHimself ? ("himself" as const) : ("others" as const);
      for (const gain of gainsOf(allowed(who, before), after)) gained.push({ to, gain, who: who.name });
    };
    for (const [who, { power, reads }] of held) {
      if (![...reads].some((table) => touched.has(table))) continue;
      const after = await who.power();
      if (written(after) !== written(power)) powers.push(`${who.name}: ${written(after)}`);
      note(who, power, after);
    }
    for (const client of told) note(client, NOTHING, await client.power());
    return { gained, powers: powers.join() };
  };
}
