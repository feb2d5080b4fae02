import { fork, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { z } from "zod";
import { type Bench, databaseUrl, type Sent } from "./database.ts";
import { explain, tookOf } from "./measure.ts";

export interface ComingIn {
  /** Of the server. */
  readonly url: string;
  /** Orders a second, and for how long. */
  readonly rate: number;
  readonly seconds: number;
  readonly limit: number;
}
const Placed = z.object({ placed: z.number(), seconds: z.number(), late: z.number() });

/** Asks all pages in turn, each once and not the best of several, until it is enough. */
async function turns(bench: Bench, pages: readonly Sent[], isEnough: () => boolean): Promise<number[]> {
  const took: number[] = [];
  while (!isEnough())
    for (const page of pages) {
      took.push(tookOf(await explain(bench, page)));
      // As somebody would who reads: the writers have the server, too.
      await sleep(5);
    }
  return took.sort((a, b) => a - b);
}

const line = (name: string, took: readonly number[], limit: number): string => {
  const at = (share: number) => (took[Math.min(took.length - 1, Math.floor(took.length * share))] ?? 0).toFixed(2);
  const slow = took.filter((ms) => ms > limit).length;
  return `${name.padEnd(24)} ${took.length} asked, half within ${at(0.5)} ms, 99 of 100 within ${at(0.99)} ms, the slowest ${at(1)} ms; ${slow} over ${limit} ms`;
};

/** What it says next; a process that ends before it says anything has said why itself. */
async function saidBy(child: ChildProcess): Promise<unknown> {
  const ended = once(child, "exit").then(() => {
    throw new Error("the process that places orders ended");
  });
  const [said]: unknown[] = await Promise.race([once(child, "message"), ended]);
  return said;
}

/** What pages cost alone, and while orders come in by the service's own way; lines to print. Answers whether half and 99 of 100 held. */
export async function whileOrdersComeIn(
  bench: Bench,
  pages: readonly Sent[],
  { url, rate, seconds, limit }: ComingIn,
  say: (line: string) => void,
): Promise<boolean> {
  const child = fork(join(import.meta.dirname, "place.ts"), [
    databaseUrl(url, bench.name),
    `${rate}`,
    `${rate * seconds}`,
  ]);
  await saidBy(child);
  const until = performance.now() + seconds * 1000;
  await turns(bench, pages, () => true);
  const alone = await turns(bench, pages, () => performance.now() > until);
  say(line("alone", alone, limit));
  child.send("go");
  let isOver = false;
  const placing = saidBy(child).finally(() => (isOver = true));
  const [beside, said] = await Promise.all([turns(bench, pages, () => isOver), placing]);
  const { placed, seconds: took, late } = Placed.parse(said);
  say(line(`${rate} orders a second`, beside, limit));
  say(`placed ${placed} orders in ${took.toFixed(1)} s, the latest ${late.toFixed(0)} ms behind its time`);
  const at99 = beside[Math.floor(beside.length * 0.99)] ?? 0;
  return at99 <= limit;
}
