import type { FastifyBaseLogger } from "fastify";
import type { AuditKind } from "@linehaul/schema/audit";
import type { Language, SiteCode } from "@linehaul/schema/sites";
import type { RowScope } from "@linehaul/schema/scope";
import type { Caller } from "./caller.ts";
import type { Db } from "./database-type.ts";
import type { Jobs } from "./jobs/jobs.ts";
import type { KeyedDigest } from "./keyed-digest.ts";
import type { Source } from "./source/source.ts";
import type { Storage } from "./storage/storage.ts";
import type { StandingSource } from "./tasks/standing.ts";

export type JsonValue =
  | string
  | number
  | boolean
  | null
  | readonly JsonValue[]
  | { readonly [key: string]: JsonValue | undefined };
export type JsonObject = { readonly [key: string]: JsonValue | undefined };

/** What a write tells others. `before` and `after` go to the audit row only. Nothing sensitive in the clear. */
export interface OutgoingEvent {
  /** `<thing>.<what happened>`, e.g. `currency.changed`. */
  readonly type: string;
  /** Id of the thing. */
  readonly subject: string;
  readonly site?: SiteCode | null;
  readonly data?: JsonObject;
  readonly before?: JsonObject | null;
  readonly after?: JsonObject | null;
  /** What the audit row is about; by default what the button and the event's type say, see audit-row.ts. */
  readonly kind?: AuditKind;
  /** Whose act it is recorded as, where that is not the caller: what ended by itself, or by a sign-out. */
  readonly by?: { readonly user: string; readonly userName: string };
  /** Why, in the user's words (PERM-12). */
  readonly reason?: string;
  /** Names of the fields that were shown or taken along; by default those that differ between before and after. */
  readonly fields?: readonly string[];
}
export type Emit = (event: OutgoingEvent) => void;

export interface WriteOptions {
  /** False for an answer that is a secret: it is not kept, so that the same key is done again. */
  readonly remember?: boolean;
}

/** All a handler knows of the request that it answers. */
export interface Call {
  readonly db: Db;
  readonly caller: Caller;
  /** A language of the locale files. */
  readonly language: Language;
  /** IANA zone of the user's screen. */
  readonly timeZone: string;
  readonly traceId: string;
  readonly log: FastifyBaseLogger;
  /** The caller's rows, or those of another version; fetched once per version. */
  scope(version?: string): Promise<RowScope>;
  /**
   * One transaction with the change, its audit rows, its events and the idempotency key. At most one a request, and the handler
   * answers what it returned: the same key is answered with it again.
   */
  write<T>(change: (tx: Db, emit: Emit) => Promise<T>, options?: WriteOptions): Promise<T>;
  /** What outlives the request. */
  /** Where the service keeps files. */
  readonly storage: Storage;
  /** Where base data is pulled from. */
  readonly source: Source;
  /** The page of the carrier's customer site that QR codes at shops' doors lead to. */
  readonly storeLink: string;
  readonly jobs: Jobs;
  /** What a user may now, as the admin service tells it. */
  readonly standing: StandingSource;
  /** Tells values apart that may be kept nowhere. */
  readonly digest: KeyedDigest;
  /** A task was cancelled: whoever works on it in this process stops at once. */
  stopTask(id: string): void;
  now(): Date;
}
