import { OUTSIDE_SYSTEMS, type OutsideSystem } from "@linehaul/schema/delivery";
import { z } from "zod";
import type { Service } from "@linehaul/schema/route";
import { Address, Secret, type Env } from "../config.ts";
import { DEMO_KEYS } from "../demo-keys.ts";
import { plainProblems, unsetProblems } from "../production.ts";
import { smtpPort } from "./smtp.ts";
import type { Receivers } from "./work.ts";

/** Which service tells which outside system. */
const OF: Readonly<Record<OutsideSystem, Service>> = {
  CUSTOMS: "order",
  OUTLET: "order",
  BDUS: "customer",
  MAIL: "customer",
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
  MAIL_URL: Address.default(`${OUTSIDE}/mail`),
  MAIL_KEY: Secret.default(DEMO_KEYS.MAIL_KEY),
  /** Mails go by SMTP, with the name and password that stand in it. */
  SMTP_URL: z.url({ protocol: /^smtps?$/, message: "must be an smtp:// or smtps:// address" }).optional(),
  MAIL_FROM: z.string().trim().min(3).default("Linehaul <no-reply@linehaul.example>"),
};
type Read = Readonly<Record<`${OutsideSystem}_${"URL" | "KEY"}` | "MAIL_FROM", string>> & {
  readonly SMTP_URL?: string | undefined;
};

const told = (service: Service): readonly OutsideSystem[] => OUTSIDE_SYSTEMS.filter((system) => OF[system] === service);

/** PRD sends mails by SMTP alone. */
const signed = (service: Service) => told(service).filter((system) => system !== "MAIL");

/** The keys by which the systems know a service, by their variables. */
export const outsideKeys = (service: Service, read: Read): Readonly<Record<string, string>> =>
  Object.fromEntries(signed(service).map((system) => [`${system}_KEY`, read[`${system}_KEY`]]));

/** What PRD refuses of their addresses: one that nobody named, or that is not https. */
export const outsideProblems = (service: Service, read: Read, env: Env): string[] => [
  ...signed(service).flatMap((system) => {
    const name = `${system}_URL` as const;
    const unset = unsetProblems([name], env);
    return unset.length > 0 ? unset : plainProblems({ [name]: read[name] });
  }),
  ...(OF.MAIL === service ? unsetProblems(["SMTP_URL", "MAIL_FROM"], env) : []),
];

/** The outside systems that a service tells. */
export const receiversOf = (service: Service, read: Read): Receivers =>
  new Map(
    told(service).map((system) => [
      system,
      {
        url: read[`${system}_URL`],
        key: read[`${system}_KEY`],
        ...(system === "MAIL" &&
          read.SMTP_URL !== undefined && { port: smtpPort({ url: read.SMTP_URL, from: read.MAIL_FROM }) }),
      },
    ]),
  );
