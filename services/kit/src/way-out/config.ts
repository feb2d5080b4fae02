import { OUTSIDE_SYSTEMS, type OutsideSystem } from "@linehaul/schema/delivery";
import type { Service } from "@linehaul/schema/route";
import { Address, Secret, type Env } from "../config.ts";
import { DEMO_KEYS } from "../demo-keys.ts";
import { plainProblems, unsetProblems } from "../production.ts";
import type { Receivers } from "./work.ts";

/** Which service tells which outside system. */
const OF: Readonly<Record<OutsideSystem, Service>> = {
  CUSTOMS: "order",
  OUTLET: "order",
  BDUS: "customer",
};
/** Where services/outside listens, which stands for the systems of a machine that has none. */
const OUTSIDE = "http://127.0.0.1:4305";

/** Where outside systems are asked, and the keys that what goes there is signed with. */
export const outsideShape = {
  CUSTOMS_URL: Address.default(`${OUTSIDE}/customs`),
  CUSTOMS_KEY: Secret.default(DEMO_KEYS.CUSTOMS_KEY),
  OUTLET_URL: Address.default(`${OUTSIDE}/outlet`),
  OUTLET_KEY: Secret.default(DEMO_KEYS.OUTLET_KEY),
  BDUS_URL: Address.default(`${OUTSIDE}/bdus`),
  BDUS_KEY: Secret.default(DEMO_KEYS.BDUS_KEY),
};
type Read = Readonly<Record<`${OutsideSystem}_${"URL" | "KEY"}`, string>>;

const told = (service: Service): readonly OutsideSystem[] => OUTSIDE_SYSTEMS.filter((system) => OF[system] === service);

/** The keys by which the systems know a service, by their variables. */
export const outsideKeys = (service: Service, read: Read): Readonly<Record<string, string>> =>
  Object.fromEntries(told(service).map((system) => [`${system}_KEY`, read[`${system}_KEY`]]));

/** What PRD refuses of their addresses: one that nobody named, or that is not https. */
export const outsideProblems = (service: Service, read: Read, env: Env): string[] =>
  told(service).flatMap((system) => {
    const name = `${system}_URL` as const;
    const unset = unsetProblems([name], env);
    return unset.length > 0 ? unset : plainProblems({ [name]: read[name] });
  });

/** The outside systems that a service tells. */
export const receiversOf = (service: Service, read: Read): Receivers =>
  new Map(told(service).map((system) => [system, { url: read[`${system}_URL`], key: read[`${system}_KEY`] }]));
