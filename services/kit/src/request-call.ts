import type { FastifyRequest } from "fastify";
import { SERVICE_CODES } from "@linehaul/schema/errors";
import { IdempotencyKey } from "@linehaul/schema/idempotency-key";
import type { Route } from "@linehaul/schema/route";
import { SITES } from "@linehaul/schema/sites";
import type { Call } from "./call.ts";
import type { Db } from "./database-type.ts";
import { fail } from "./fail.ts";
import type { Jobs } from "./jobs/jobs.ts";
import type { KeyedDigest } from "./keyed-digest.ts";
import { languageOf } from "./messages.ts";
import { clearOf } from "./mask-told.ts";
import { callerOf, doerOf } from "./request-caller.ts";
import type { ScopeSource } from "./scope-source.ts";
import { sensitiveFields } from "./sensitive-fields.ts";
import type { Scanner } from "./files/scanner.ts";
import type { Source } from "./source/source.ts";
import type { Storage } from "./storage/storage.ts";
import type { StandingSource } from "./tasks/standing.ts";
import type { Wake } from "./wake.ts";
import { writeOnce, type Guard } from "./write.ts";

/** What every call of a service shares. */
export interface Surroundings {
  readonly db: Db;
  readonly scopes: ScopeSource;
  /** Tells the event streams that something was committed. */
  readonly wake: Wake;
  readonly storage: Storage;
  readonly scanner: Scanner;
  readonly source: Source;
  readonly storeLink: string;
  readonly jobs: Jobs;
  readonly standing: StandingSource;
  readonly digest: KeyedDigest;
  /** Tasks that this process works on. */
  readonly running: ReadonlyMap<string, AbortController>;
  /** Stands around every write. */
  readonly guard?: Guard | undefined;
  readonly now: () => Date;
}

const header = (request: FastifyRequest, name: string): string | undefined => {
  const value = request.headers[name];
  return typeof value === "string" && value !== "" ? value : undefined;
};

function keyOf(request: FastifyRequest): string | undefined {
  const key = header(request, "idempotency-key");
  if (key !== undefined && !IdempotencyKey.safeParse(key).success)
    throw fail(SERVICE_CODES.invalid, { fields: [{ path: ["idempotency-key"], key: "invalid", params: {} }] });
  return key;
}

/** To find out costs more than all else that a request brings. There are some hundreds of zones, each written in any case. */
const zones = new Set<string>();
const MOST_ZONES = 1_000;
function isZone(name: string | undefined): name is string {
  if (name === undefined) return false;
  if (zones.has(name)) return true;
  try {
    new Intl.DateTimeFormat("en", { timeZone: name });
  } catch {
    return false;
  }
  if (zones.size < MOST_ZONES) zones.add(name);
  return true;
}

/** The call of a request, and the check that its answer is what it wrote. */
export function callOf(request: FastifyRequest, route: Route, input: unknown, around: Surroundings) {
  const caller = callerOf(request);
  const zone = header(request, "x-time-zone");
  let written: { readonly answer: unknown } | undefined;
  let begun = false;
  const call: Call = {
    db: around.db,
    caller,
    language: languageOf(header(request, "accept-language")),
    storage: around.storage,
    source: around.source,
    storeLink: around.storeLink,
    timeZone: isZone(zone) ? zone : SITES[caller.site].timeZone,
    traceId: request.id,
    log: request.log,
    jobs: around.jobs,
    standing: around.standing,
    digest: around.digest,
    stopTask: (id) => around.running.get(id)?.abort(),
    now: around.now,
    scope: (version = caller.scope) => around.scopes(version, request.id),
    async write(change, { remember = true } = {}) {
      if (begun) throw new Error("one request makes one write");
      begun = true;
      const context = {
        caller: doerOf(caller),
        route: `${route.method} ${route.path}`,
        traceId: request.id,
        at: around.now(),
        clear: clearOf(sensitiveFields(route), input),
      };
      const key = remember ? keyOf(request) : undefined;
      const { guard } = around;
      const answer = await writeOnce(
        around.db,
        context,
        (tx, emit) => (guard ? guard(tx, context, () => change(tx, emit), emit) : change(tx, emit)),
        key === undefined ? undefined : { key, input },
      );
      written = { answer };
      around.wake.ring();
      return answer;
    },
  };
  /** A repeat is answered from the store, so a handler that answers something else would answer two things. */
  const settle = (answer: unknown): unknown => {
    if (written && written.answer !== answer) throw new Error("a handler answers what its write returned");
    return answer;
  };
  return { call, settle };
}
