import type { KeyObject } from "node:crypto";
import { once } from "node:events";
import type { ServerResponse } from "node:http";
import type { FastifyInstance } from "fastify";
import { z } from "zod";
import type { Service } from "@linehaul/schema/route";
import { ANSWER_HEADERS } from "./answer-headers.ts";
import type { Db } from "./database-type.ts";
import {
  eventsAfter,
  forgottenPosition,
  formatPosition,
  isBefore,
  parsePosition,
  presentPosition,
  type Position,
} from "./event-log.ts";
import { admit, type ServiceKey } from "./request-caller.ts";
import type { Wake } from "./wake.ts";

/** A reader that hears nothing for three of these takes the line for dead (FLT-15). */
export const HEARTBEAT_MS = 3_000;
/** How often others' commits are looked for; this process's own wake the stream at once. */
const LOOK_MS = 1_000;

interface StreamOptions {
  readonly service: Service;
  readonly key: KeyObject;
  /** Of the services that follow this one. */
  readonly followers: readonly ServiceKey[];
  readonly db: Db;
  readonly wake: Wake;
  /** Ends every stream: the service stops. */
  readonly stopping: AbortSignal;
}

interface Message {
  readonly id: string;
  readonly event?: "ready" | "reset";
  readonly data: unknown;
}

async function send(out: ServerResponse, text: string, signal: AbortSignal): Promise<void> {
  if (!out.write(text)) await once(out, "drain", { signal });
}
const format = ({ id, event, data }: Message): string =>
  `id: ${id}\n${event ? `event: ${event}\n` : ""}data: ${JSON.stringify(data)}\n\n`;

/**
 * Where a stream begins: where it was left, else now. A position from beyond the present is of a database that is gone; what came after one
 * from before what is forgotten can't be told whole.
 */
async function begin(db: Db, asked: string | undefined): Promise<{ readonly from: Position; readonly first: Message }> {
  const present = await presentPosition(db);
  const left = asked === undefined ? present.at : parsePosition(asked);
  const forgotten = await forgottenPosition(db);
  const known = left !== null && BigInt(left.xid) <= present.next && (forgotten === null || !isBefore(left, forgotten));
  const from = known ? left : present.at;
  return { from, first: { id: formatPosition(from), event: known ? "ready" : "reset", data: {} } };
}

/** `GET /events`: the outbox as server-sent events, resumable by `?after=` or `Last-Event-ID`, for the gateways and for services that follow. */
export function serveEvents(
  app: FastifyInstance,
  { service, key, followers, db, wake, stopping }: StreamOptions,
): void {
  app.route({
    method: "GET",
    url: "/events",
    schema: { hide: true, querystring: z.object({ after: z.string().max(50).optional() }) },
    onRequest: admit({ service, key, also: followers, route: { may: ["GATEWAY"], safe: true } }),
    handler: async (request, reply) => {
      const { after } = z.object({ after: z.string().optional() }).parse(request.query);
      const last = request.headers["last-event-id"];
      const { from, first } = await begin(db, after ?? (typeof last === "string" ? last : undefined));
      const gone = new AbortController();
      request.raw.once("close", () => gone.abort());
      const signal = AbortSignal.any([gone.signal, stopping]);
      reply.hijack();
      reply.raw.writeHead(200, {
        ...ANSWER_HEADERS,
        "content-type": "text/event-stream",
        "cache-control": "no-store",
        // A stream ends with its connection: kept alive, it would hold up a service that stops.
        connection: "close",
        "x-trace-id": request.id,
      });
      try {
        await send(reply.raw, format(first), signal);
        await follow({ db, wake, out: reply.raw, signal, from });
      } catch (error) {
        if (!signal.aborted) request.log.error({ err: error }, "event stream failed");
      } finally {
        reply.raw.end();
      }
    },
  });
}

interface Follow {
  readonly db: Db;
  readonly wake: Wake;
  readonly out: ServerResponse;
  readonly signal: AbortSignal;
  readonly from: Position;
}

async function follow({ db, wake, out, signal, from }: Follow): Promise<void> {
  let at = from;
  let spoke = performance.now();
  while (!signal.aborted) {
    const rung = wake.next(LOOK_MS, signal);
    const events = await eventsAfter(db, at);
    for (const event of events) await send(out, format({ id: event.id, data: event }), signal);
    const last = events.at(-1);
    if (last) {
      at = parsePosition(last.id) ?? at;
      spoke = performance.now();
      continue;
    }
    if (performance.now() - spoke >= HEARTBEAT_MS) {
      await send(out, ": alive\n\n", signal);
      spoke = performance.now();
    }
    await rung;
  }
}
