import type { KeyObject } from "node:crypto";
import type { CopyQuery } from "@linehaul/schema/copy";
import { envelope } from "@linehaul/schema/envelope";
import { SERVICE_CODES } from "@linehaul/schema/errors";
import type { Service } from "@linehaul/schema/route";
import type { FastifyBaseLogger } from "fastify";
import { request } from "undici";
import { z } from "zod";
import { serviceHeaders } from "../caller-service.ts";
import type { Db } from "../database-type.ts";
import type { Position } from "../event-log.ts";
import type { Copying } from "./copying.ts";
import { newTraceId } from "../trace-id.ts";
import { setPlace } from "./place.ts";

/** One service that keeps copies of rows of another one. */
export interface Following {
  /** Who follows, and the key that the owner knows it by: good for events and copies alone. */
  readonly service: Service;
  readonly key: KeyObject;
  readonly owner: Service;
  readonly url: string;
  readonly copies: readonly Copying[];
  readonly db: Db;
  readonly now: () => Date;
  readonly log: FastifyBaseLogger;
  /** Ends it. */
  readonly signal: AbortSignal;
}

const DEADLINE_MS = 10_000;
const Answer = envelope(z.unknown());

export const headersOf = ({ service, key, owner }: Following): Readonly<Record<string, string>> => ({
  ...serviceHeaders(service, key, owner),
  "x-trace-id": newTraceId(),
});

/** Asks the owner for rows. */
export async function askRows(o: Following, { path }: Copying, asked: CopyQuery): Promise<unknown> {
  const { body } = await request(new URL(path, o.url), {
    method: "POST",
    headers: { ...headersOf(o), "content-type": "application/json" },
    body: JSON.stringify(asked),
    signal: AbortSignal.any([o.signal, AbortSignal.timeout(DEADLINE_MS)]),
  });
  const answer = Answer.parse(await body.json());
  if (answer.code !== SERVICE_CODES.ok) throw new Error(`${o.owner} refused rows of ${path}: ${answer.code}`);
  return answer.result;
}

/**
 * Copies every row anew, a page a transaction: what the copy has and the owner has not goes. The place is set last, so that who is
 * interrupted begins anew; what happens meanwhile is told after `at`, and does no harm twice.
 */
export async function copyAll(o: Following, copy: Copying, at: Position): Promise<void> {
  let after: string | null = null;
  do {
    const asked: CopyQuery = { after };
    const answer = await askRows(o, copy, asked);
    after = await o.db.transaction((tx) => copy.take(tx, asked, answer));
  } while (after !== null);
  await setPlace(o.db, { owner: o.owner, thing: copy.thing }, { at, heardAt: o.now() });
  o.log.info({ owner: o.owner, thing: copy.thing }, "copied anew");
}
