import type { FastifyBaseLogger } from "fastify";
import type { RowScope } from "@linehaul/schema/scope";
import type { Emit, JsonObject } from "../call.ts";
import type { Db } from "../database-type.ts";
import type { Storage } from "../storage/storage.ts";
import type { UserTask } from "./tables.ts";

/** What a task is handed. No statement of it may hold a transaction while it reads or computes: the embedded database is one connection. */
export interface TaskWork {
  readonly db: Db;
  /** Whose it is, and by what it works: user, role, site, language, zone, input. */
  readonly task: UserTask;
  /** The rows of its user when he asked; asked for again when it begins. */
  readonly scope: RowScope;
  readonly storage: Storage;
  /** Keeps the task's file; one a task. */
  keep(file: { readonly name: string; readonly type: string }, chunks: AsyncIterable<Uint8Array>): Promise<void>;
  readonly now: Date;
  /** Aborts when it is cancelled, when the service stops, or when another instance has taken it over. */
  readonly signal: AbortSignal;
  readonly log: FastifyBaseLogger;
  /** How far it is; told to its owner once a second at most. */
  progress(rowsDone: number, rowsTotal?: number): void;
}

/** What came of a task. */
export interface TaskEnd {
  readonly result?: JsonObject;
  /** Writes in the transaction that ends it: done once, whatever number of times it was begun. */
  readonly effect?: (tx: Db, emit: Emit) => Promise<void>;
}

/** A kind of work that users ask for; a feature declares it. It may be cut short and begun again. */
export interface TaskKind {
  readonly kind: string;
  /** The type of the event that tells the owner, e.g. `exportTask.changed`. */
  readonly event: string;
  /** Where its files are kept, and for how many hours from success. */
  readonly container: string;
  readonly keptHours: number;
  readonly run: (work: TaskWork) => Promise<TaskEnd>;
}
