import { pino } from "pino";
import type { JsonObject } from "../call.ts";
import type { Db } from "../database-type.ts";
import type { OutsideSystem } from "@linehaul/schema/delivery";
import { createMetrics } from "../metrics.ts";
import { createWake } from "../wake.ts";
import { deliver } from "../way-out/ask.ts";
import { claim, knowSystem } from "../way-out/claim.ts";
import type { KeptState } from "../way-out/kept-state.ts";
import { postWithin, type Receiver } from "../way-out/post.ts";
import { delivery, deliveryAttempt, outsideSystem } from "../way-out/tables.ts";
import { keepDelivering, send } from "../way-out/work.ts";

const uuid = (n: number): string => `00000000-0000-7000-8000-${String(n).padStart(12, "0")}`;

/** Deliveries of a test database at times that the test names, sent by hand or by workers. */
export function delivering(db: Db, receiver: Receiver, kept?: KeptState, system: OutsideSystem = "CUSTOMS") {
  let now = new Date("2026-06-01T10:00:00.000Z");
  const log = pino({ level: "silent" });
  const metrics = createMetrics("order", () => undefined);
  const keeps = kept && { [system]: kept };
  const about = { service: "order", db, now: () => now, metrics, log, keeps, port: postWithin(500) } as const;
  const one = {
    ...about,
    system,
    receiver,
    receivers: new Map(),
    stopping: new AbortController().signal,
  } as const;
  const wake = createWake();
  return {
    subject: uuid,
    now: () => now,
    later: (seconds: number) => void (now = new Date(now.getTime() + seconds * 1_000)),
    async begin() {
      await db.delete(deliveryAttempt);
      await db.delete(delivery);
      await db.delete(outsideSystem);
      await knowSystem(db, system);
    },
    /** Asks for what the n-th thing is to be told, as a write does. */
    ask: (n: number, content: JsonObject, tx = db) =>
      deliver(
        tx,
        system,
        [
          {
            kind: "DECLARE",
            subject: uuid(n),
            name: `W${n}`,
            site: "MY",
            country: "SG",
            orgCode: null,
            customerCode: null,
            content,
          },
        ],
        { askedBy: "siti", at: now, traceId: "0".repeat(32) },
      ),
    claim: () => claim(db, system, now),
    /** Sends all that is due, one after the other; how many that was. */
    async sendDue(): Promise<number> {
      for (let sent = 0; ; sent += 1) {
        const claimed = await claim(db, system, now);
        if (claimed === null) return sent;
        await send({ ...one, wake }, claimed);
      }
    },
    /** A worker as a service has it. */
    worker(more: { readonly db?: Db } = {}) {
      const stopping = new AbortController();
      const ring = createWake();
      const done = keepDelivering({
        ...about,
        ...more,
        receivers: new Map([[system, receiver]]),
        wake: ring,
        stopping: stopping.signal,
      });
      return { ring: () => ring.ring(), stop: () => (stopping.abort(), done) };
    },
    states: async () => {
      const rows = await db.select().from(delivery).orderBy(delivery.subject, delivery.version);
      return rows.map(({ name, version, state }) => `${name}.${version} ${state}`);
    },
    attempts: async () => {
      const rows = await db.select().from(deliveryAttempt).orderBy(deliveryAttempt.at, deliveryAttempt.id);
      return rows.map(({ outcome }) => outcome);
    },
  };
}
