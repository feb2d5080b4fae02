import { setTimeout as wait } from "node:timers/promises";
import { ServiceEvent } from "@linehaul/schema/event";
import type { SseMessage } from "@linehaul/schema/sse";
import { z } from "zod";
import { formatPosition, isBefore, parsePosition, type Position } from "../event-log.ts";
import { RELEASE } from "../brought.ts";
import { readEvents } from "../event-reader.ts";
import { createWake } from "../wake.ts";
import type { Copying } from "./copying.ts";
import { askRows, copyAll, headersOf, type Following } from "./following.ts";
import { moveOn, placeOf } from "./place.ts";

/** So many messages are obeyed together at the most. */
const AT_ONCE = 200;
/** The line is not read on while so many wait. */
const MOST_WAITING = 1_000;
/** While nothing is told that concerns a copy, that the owner was heard is written down this often. */
const SAID_MS = 10_000;
const Id = z.uuid();

const positionOf = ({ id = "" }: SseMessage): Position => {
  const at = parsePosition(id);
  if (at === null) throw new Error("a message without a position");
  return at;
};

const eventsOf = (messages: readonly SseMessage[]): ServiceEvent[] =>
  messages.filter(({ event }) => event === "message").map(({ data }) => ServiceEvent.parse(JSON.parse(data)));

/** The rows of a copy that some events name. */
const named = ({ thing }: Copying, events: readonly ServiceEvent[]): string[] => [
  ...new Set(
    events
      .filter(({ type, subject }) => type.startsWith(`${thing}.`) && Id.safeParse(subject).success)
      .map(({ subject }) => subject),
  ),
];

/** A release brought rows of a copy: they are told of together, without their ids. */
const areBrought = ({ thing }: Copying, events: readonly ServiceEvent[]): boolean =>
  events.some(({ type, subject }) => type === `${thing}.changed` && subject === RELEASE);

/** What a stream has said and nobody has obeyed yet. */
interface Line {
  /** The next messages, none after a while without any; fails when the line broke and all was handed over. */
  next(): Promise<SseMessage[]>;
  close(): Promise<void>;
}

function openLine(o: Following, after: string | undefined): Line {
  const closed = new AbortController();
  const signal = AbortSignal.any([o.signal, closed.signal]);
  const [came, went] = [createWake(), createWake()];
  const waiting: SseMessage[] = [];
  let broke: { readonly why: unknown } | undefined;
  const read = async (): Promise<void> => {
    const { owner: service, url } = o;
    for await (const message of readEvents({
      service,
      url,
      headers: headersOf(o),
      after,
      signal,
      onWord: () => came.ring(),
    })) {
      waiting.push(message);
      came.ring();
      if (waiting.length >= MOST_WAITING) await went.next(SAID_MS, signal);
    }
    throw new Error("the stream ended");
  };
  const reading = read().catch((why: unknown) => {
    broke = { why };
    came.ring();
  });
  return {
    async next() {
      if (waiting.length === 0 && broke === undefined) await came.next(SAID_MS, signal);
      const taken = waiting.splice(0, AT_ONCE);
      went.ring();
      if (taken.length === 0 && broke !== undefined) throw broke.why;
      return taken;
    },
    async close() {
      closed.abort();
      await reading;
    },
  };
}

/** The oldest place of those whose rows are here; undefined where all are to be copied. */
async function beginning(o: Following): Promise<string | undefined> {
  const places = await Promise.all(o.copies.map(({ thing }) => placeOf(o.db, { owner: o.owner, thing })));
  const known = places.flatMap((place) => (place === null ? [] : [place.at]));
  const [first, ...others] = known;
  return first && formatPosition(others.reduce((oldest, at) => (isBefore(at, oldest) ? at : oldest), first));
}

/** Obeys one stream until it breaks; `begun` is told when it is there. */
async function followLine(o: Following, begun: () => void): Promise<void> {
  const line = openLine(o, await beginning(o));
  try {
    let at: Position | undefined;
    let saidAt = 0;
    while (!o.signal.aborted) {
      const messages = await line.next();
      const last = messages.at(-1);
      if (at === undefined && messages[0] !== undefined) {
        begun();
        await beginCopies(o, messages[0]);
      }
      at = last === undefined ? at : positionOf(last);
      if (at === undefined) continue;
      const heardAt = o.now();
      const isDue = heardAt.getTime() - saidAt >= SAID_MS;
      const events = eventsOf(messages);
      for (const copy of o.copies) await obey(o, copy, { events, to: { at, heardAt }, isDue });
      if (isDue) saidAt = heardAt.getTime();
    }
  } finally {
    await line.close();
  }
}

/** A stream begins: what was never copied is, and all of it where the owner says that there is a gap. */
async function beginCopies(o: Following, first: SseMessage): Promise<void> {
  for (const copy of o.copies) {
    const place = await placeOf(o.db, { owner: o.owner, thing: copy.thing });
    if (place === null || first.event === "reset") await copyAll(o, copy, positionOf(first));
  }
}

interface Told {
  readonly events: readonly ServiceEvent[];
  readonly to: { readonly at: Position; readonly heardAt: Date };
  /** Written down also where nothing of it concerns the copy. */
  readonly isDue: boolean;
}

/** Reads what the rows that were named are by now, and puts them down with the position of the last event. */
async function obey(o: Following, copy: Copying, { events, to, isDue }: Told): Promise<void> {
  if (areBrought(copy, events)) return copyAll(o, copy, to.at);
  const ids = named(copy, events);
  if (ids.length === 0 && !isDue) return;
  const asked = { ids };
  const answer = ids.length === 0 ? undefined : await askRows(o, copy, asked);
  await moveOn(o.db, { owner: o.owner, thing: copy.thing }, to, async (tx) => {
    if (answer !== undefined) await copy.take(tx, asked, answer);
  });
}

/** Keeps copies of another service's rows for as long as this one lives: resumes where it was, and waits longer after each failure. */
export async function keepFollowing(o: Following, { first, most } = { first: 250, most: 10_000 }): Promise<void> {
  let pause = first;
  let isAway = false;
  while (!o.signal.aborted) {
    try {
      await followLine(o, () => {
        if (isAway) o.log.info({ owner: o.owner }, "followed again");
        [pause, isAway] = [first, false];
      });
    } catch (error) {
      if (!isAway && !o.signal.aborted)
        o.log.warn({ err: error, owner: o.owner }, "copies wait: their owner is not heard");
      isAway = true;
    }
    await wait(pause, undefined, { signal: o.signal }).catch(() => undefined);
    pause = Math.min(most, pause * 2);
  }
}
