import type { KeyObject } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { serviceHeaders } from "@linehaul/kit/caller-service";
import { readEvents } from "@linehaul/kit/event-reader";
import { ServiceEvent } from "@linehaul/schema/event";
import type { Service } from "@linehaul/schema/route";
import type { Logger } from "pino";
import { newTraceId } from "@linehaul/kit/trace-id";

export interface TailOptions {
  readonly service: Service;
  readonly url: string;
  readonly key: KeyObject;
  readonly log: Logger;
  /** Ends the tail. */
  readonly signal: AbortSignal;
  readonly onEvent: (event: ServiceEvent) => void;
  /** Events may have been missed: what was kept must go. */
  readonly onGap: () => void;
  /** The stream broke: until it is back, nobody tells what changes. */
  readonly onBreak: () => void;
  /** Hears of every word of the stream, heartbeats too. */
  readonly onWord?: () => void;
  /** No word for this long, not even a heartbeat: the line is dead, and another is opened from where this one was; ms (FLT-15). */
  readonly silentMs?: number;
  /** Waits before reconnecting; ms. */
  readonly backoff?: { readonly first: number; readonly most: number };
}

/** Follows a service's events for as long as the gateway lives: resumes where it was, and waits longer after each failure. */
export async function tail(o: TailOptions): Promise<void> {
  const { first, most } = o.backoff ?? { first: 250, most: 10_000 };
  let after: string | undefined;
  let pause = first;
  while (!o.signal.aborted) {
    try {
      for await (const message of connect(o, after)) {
        pause = first;
        // The first stream starts at the present: what was kept before it may be older.
        if (message.event === "reset" || after === undefined) o.onGap();
        after = message.id ?? after;
        if (message.event === "message") tell(o, message.data);
      }
    } catch (error) {
      if (!o.signal.aborted) o.log.warn({ err: error, service: o.service }, "event stream broke; reconnecting");
    }
    if (!o.signal.aborted) o.onBreak();
    await wait(pause, undefined, { signal: o.signal }).catch(() => undefined);
    pause = Math.min(most, pause * 2);
  }
}

function tell({ onEvent, log, service }: TailOptions, data: string): void {
  const event = ServiceEvent.safeParse(JSON.parse(data));
  if (event.success) onEvent(event.data);
  else log.error({ service, problem: event.error.message }, "an event that is not one");
}

function connect(o: TailOptions, after: string | undefined) {
  const { service, url, key, signal, onWord, silentMs } = o;
  const headers = { ...serviceHeaders("gateway", key, service), "x-trace-id": newTraceId() };
  return readEvents({ service, url, headers, after, signal, onWord, silentMs });
}
