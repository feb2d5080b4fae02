import { z } from "zod";
import { ofClient, type Principal } from "./principals.ts";
import { versionFor } from "./state.ts";
import { idOf, type Step } from "./steps.ts";
import type { World } from "./world.ts";

/** The world with the holder in it, and the tables from which powers are made. */
export interface Stage {
  readonly world: World;
  /** The holder's session. */
  readonly token: string;
  readonly tables: ReadonlySet<string>;
  /** Those among them whose rows have versions. */
  readonly versioned: ReadonlySet<string>;
  readonly principals: readonly Principal[];
}

/** What a step came to. */
export interface Outcome {
  readonly isTaken: boolean;
  /** The tables of powers that it wrote. */
  readonly written: readonly string[];
  /** Was something looked up before it was refused? Else it is refused always. */
  readonly mayChange: boolean;
  /** Why it was refused. */
  readonly refusal: string;
  /** Clients whose secrets the holder was told. */
  readonly clients: readonly Principal[];
}

const Payload = z.object({ errors: z.array(z.unknown()).default([]) });
const Secret = z.object({ appSecret: z.string(), authClient: z.object({ appKey: z.string() }) });

/** Sends a mutation in the holder's name, with the version that a form would have read. */
export async function take(
  { world, token, tables, versioned }: Stage,
  { mutation, input: own }: Step,
): Promise<Outcome> {
  const input = "version" in own ? { ...own, version: await versionFor(world, versioned, own) } : own;
  const body = { id: idOf(mutation), variables: { input } };
  const [{ data, errors }, { read, written }] = await world.watched(() => world.ask(body, { token }));
  const payload = Payload.safeParse(data?.["it"]).data;
  const isTaken = errors.length === 0 && payload?.errors.length === 0;
  const secret = Secret.safeParse(data?.["it"]).data;
  return {
    isTaken,
    written: isTaken ? [...written].filter((table) => tables.has(table)) : [],
    mayChange: !isTaken && read.size > 0,
    refusal: JSON.stringify([errors.map((e) => e.extensions.code), payload?.errors]),
    clients: secret ? [ofClient(world, "whose secret he was told", secret.authClient.appKey, secret.appSecret)] : [],
  };
}
