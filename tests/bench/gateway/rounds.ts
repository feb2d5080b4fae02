import { HEADERS } from "./ask.ts";
import type { Arena, Running } from "./contenders.ts";
import { Load, Usage } from "./job.ts";
import type { Measured } from "./operations.ts";

/** One contender, one operation, one round. */
export interface Sample {
  readonly round: number;
  readonly operation: string;
  readonly name: string;
  /** Processor time of a request, µs: user and system. */
  readonly cpu: number;
  /** Requests a second, 16 connections. */
  readonly rate: number;
  /** ms, one connection. */
  readonly p50: number;
  /** ms, 16 connections. */
  readonly p99: number;
}
export interface Size {
  readonly rounds: number;
  /** Requests of a contender, an operation and a round. */
  readonly requests: number;
  /** Those before the first round, which nobody times. */
  readonly warm: number;
}

export const CONNECTIONS = 16;
/** The share of the requests that one connection sends alone. */
const ALONE = 1 / 4;

/** An operation and how long its answer is. */
export interface Sized {
  readonly operation: Measured;
  readonly bytes: number;
}

/** Sends so many requests to one contender. */
export const send = (
  { load }: Arena,
  { url, body }: Running,
  { operation, bytes }: Sized,
  connections: number,
  requests: number,
): Promise<Load> =>
  load.ask(Load, "run", { url, headers: HEADERS, body: body(operation), bytes, connections, requests });

async function sample(
  arena: Arena,
  contender: Running,
  sized: Sized,
  round: number,
  requests: number,
): Promise<Sample> {
  const { child, name } = contender;
  const before = await child.ask(Usage, "usage");
  const { seconds, p99 } = await send(arena, contender, sized, CONNECTIONS, requests);
  const after = await child.ask(Usage, "usage");
  const { p50 } = await send(arena, contender, sized, 1, Math.ceil(requests * ALONE));
  return {
    round,
    operation: sized.operation.key,
    name,
    cpu: (after.cpu - before.cpu) / requests,
    rate: requests / seconds,
    p50,
    p99,
  };
}

/** Short rounds: all contenders one after the other, there and back again, so that what the machine does besides hits all alike. */
export async function measure(
  arena: Arena,
  operations: readonly Sized[],
  size: Size,
  tell: (line: string) => void,
): Promise<Sample[]> {
  const samples: Sample[] = [];
  for (let round = 0; round < size.rounds; round++) {
    tell(`round ${round + 1} of ${size.rounds}`);
    const order = round % 2 === 0 ? arena.running : arena.running.toReversed();
    for (const sized of operations)
      for (const contender of order) samples.push(await sample(arena, contender, sized, round, size.requests));
  }
  return samples;
}

/** Until the engine has compiled what is hot. */
export async function warm(arena: Arena, operations: readonly Sized[], requests: number): Promise<void> {
  for (const contender of arena.running)
    for (const sized of operations) await send(arena, contender, sized, CONNECTIONS, requests);
}
