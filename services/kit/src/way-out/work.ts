import type { FastifyBaseLogger } from "fastify";
import type { OutsideSystem } from "@linehaul/schema/delivery";
import type { Service } from "@linehaul/schema/route";
import { DEFAULT_SITE } from "@linehaul/schema/sites";
import type { Db } from "../database-type.ts";
import type { Metrics } from "../metrics.ts";
import { toldSeldom } from "../told-seldom.ts";
import { createWake, type Wake } from "../wake.ts";
import { writeOnce } from "../write.ts";
import type { KeptStates } from "./kept-state.ts";
import { claim, knowSystem, type Claimed } from "./claim.ts";
import { outcomeOf } from "./judge.ts";
import { maskAnswer } from "./mask-answer.ts";
import { postDelivery, type Port, type Receiver } from "./post.ts";
import { settle } from "./settle.ts";

/** After so long what became due, and what others asked for, is found. */
const LOOK_MS = 2_000;
/** How many are sent at a time to a system, each about another thing. */
const AT_A_TIME = 4;
const SELDOM_MS = 60_000;

export type Receivers = ReadonlyMap<OutsideSystem, Receiver>;
/** Makes what is sent of what was kept, as it is sent: what nobody may find in the database, say. */
export type Compose = (body: string) => string;
export type Composes = Partial<Readonly<Record<OutsideSystem, Compose>>>;
export interface Delivering {
  readonly service: Service;
  readonly db: Db;
  readonly receivers: Receivers;
  readonly port?: Port | undefined;
  readonly keeps?: KeptStates | undefined;
  readonly composes?: Composes | undefined;
  readonly now: () => Date;
  readonly metrics: Pick<Metrics, "job">;
  readonly log: FastifyBaseLogger;
  /** Rings at each commit of this process. */
  readonly wake: Wake;
  readonly stopping: AbortSignal;
}
type ToOne = Delivering & { readonly system: OutsideSystem; readonly receiver: Receiver };

const WORKER = { user: "deliveries", userName: "deliveries", role: null, site: DEFAULT_SITE } as const;

/** Sends what was claimed, and writes down how that ended. */
export async function send(d: ToOne, claimed: Claimed): Promise<void> {
  const { system, now } = d;
  const { key, body, traceId, name, attempts } = claimed.delivery;
  const since = performance.now();
  const sent = d.composes?.[system]?.(body) ?? body;
  const said = await (d.receiver.port ?? d.port ?? postDelivery)(d.receiver, { key, body: sent, traceId }, now());
  const answer = said.text === undefined ? said : { ...said, text: maskAnswer(said.text, sent) };
  const durationMs = Math.round(performance.now() - since);
  const outcome = outcomeOf(answer);
  d.metrics.job({ job: `deliver ${system}`, outcome: outcome === "TAKEN" ? "success" : "failed" }, durationMs / 1_000);
  const how = "silence" in answer ? answer.silence : answer.status;
  d.log.info({ traceId, system, delivery: name, attempt: attempts, outcome, how, ms: durationMs }, "delivered");
  const at = now();
  const context = {
    caller: { ...WORKER, aud: d.service, button: "SELF" },
    route: `deliver ${system}`,
    traceId,
    at,
  } as const;
  await writeOnce(d.db, context, (tx, emit) =>
    settle(tx, emit, claimed, { answer, durationMs, now: at, chance: Math.random(), keeps: d.keeps?.[system] }),
  );
  d.wake.ring();
}

/** Delivers to one system until the service stops; then waits for what is on its way. What fails is said seldom and tried again. */
async function keepDeliveringTo(d: ToOne): Promise<void> {
  const underWay = new Set<Promise<void>>();
  const ended = createWake();
  const seldom = toldSeldom(SELDOM_MS);
  const wait = (error: unknown): void => {
    if (!d.stopping.aborted) seldom((keptBack) => d.log.warn({ err: error, keptBack }, "deliveries wait"));
  };
  let isKnown = false;
  while (!d.stopping.aborted) {
    const over = new AbortController();
    const stops = AbortSignal.any([d.stopping, over.signal]);
    const rung = Promise.race([d.wake.next(LOOK_MS, stops), ended.next(LOOK_MS, stops)]);
    try {
      if (!isKnown) await knowSystem(d.db, d.system);
      isKnown = true;
      const claimed = underWay.size < AT_A_TIME ? await claim(d.db, d.system, d.now()) : null;
      if (claimed !== null) {
        const sent: Promise<void> = send(d, claimed)
          .catch(wait)
          .finally(() => {
            underWay.delete(sent);
            ended.ring();
          });
        underWay.add(sent);
        over.abort();
        continue;
      }
    } catch (error) {
      wait(error);
    }
    await rung;
    over.abort();
  }
  await Promise.all(underWay);
}

/** Sends what services owe outside systems, until the service stops. */
export const keepDelivering = async (d: Delivering): Promise<void> =>
  void (await Promise.all([...d.receivers].map(([system, receiver]) => keepDeliveringTo({ ...d, system, receiver }))));
