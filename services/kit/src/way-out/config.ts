import { OUTSIDE_SYSTEMS } from "@linehaul/schema/delivery";
import type { Service } from "@linehaul/schema/route";
import { Address, Secret, type Env } from "../config.ts";
import { DEMO_KEYS } from "../demo-keys.ts";
import { plainProblems, unsetProblems } from "../production.ts";
import type { Receivers } from "./work.ts";

/** Which service tells which outside system. */
const OF: Readonly<Record<(typeof OUTSIDE_SYSTEMS)[number], Service>> = { CUSTOMS: "order" };
/** Where services/outside listens, which stands for the systems of a machine that has none. */
const OUTSIDE = "http://127.0.0.1:4305";

/** Where outside systems are asked, and the keys that what goes there is signed with. */
export const outsideShape = {
  CUSTOMS_URL: Address.default(`${OUTSIDE}/customs`),
  CUSTOMS_KEY: Secret.default(DEMO_KEYS.CUSTOMS_KEY),
};
interface Read {
  readonly CUSTOMS_URL: string;
  readonly CUSTOMS_KEY: string;
}

/** The keys by which the systems know a service, by their variables. */
export const outsideKeys = (service: Service, { CUSTOMS_KEY }: Read): Readonly<Record<string, string>> =>
  OF.CUSTOMS === service ? { CUSTOMS_KEY } : {};

/** What PRD refuses of their addresses: one that nobody named, or that is not https. */
export function outsideProblems(service: Service, { CUSTOMS_URL }: Read, env: Env): string[] {
  if (OF.CUSTOMS !== service) return [];
  const unset = unsetProblems(["CUSTOMS_URL"], env);
  return unset.length > 0 ? unset : plainProblems({ CUSTOMS_URL });
}

/** The outside systems that a service tells. */
export const receiversOf = (service: Service, { CUSTOMS_URL, CUSTOMS_KEY }: Read): Receivers =>
  new Map(
    OUTSIDE_SYSTEMS.filter((system) => OF[system] === service).map((system) => [
      system,
      { url: CUSTOMS_URL, key: CUSTOMS_KEY },
    ]),
  );
