import type { Readable } from "node:stream";
import type { Caller } from "@linehaul/kit/caller";
import type { IdempotencyKey } from "@linehaul/schema/idempotency-key";
import type { Route, RouteInput, RouteResult, Service } from "@linehaul/schema/route";
import type { UploadedFile } from "@linehaul/schema/upload";
import type { Ending } from "./ending.ts";
import type { Ledger } from "./ledger.ts";
import type { SentFile, UploadRoute } from "./send-file.ts";

export interface CallOptions {
  /** Of a write: the same key is answered again and not done again. */
  readonly idempotencyKey?: IdempotencyKey | undefined;
}

/** For whom and how a call is made (AUTH-12). */
export interface CallFor extends CallOptions {
  readonly caller: Omit<Caller, "aud">;
  readonly language: string;
  readonly timeZone: string;
  readonly traceId: string;
  /** Ends the call: the client left, or the request's 20 s are over. */
  readonly ending: Ending;
  readonly ledger: Ledger;
}

/** A route that answers a file. */
export type FileRoute = Route & { readonly file: true };

/** A file on its way from its owner. */
export interface StreamedFile {
  /** Media type. */
  readonly type: string;
  /** `content-disposition`. */
  readonly disposition: string;
  /** `content-length`, where the owner knows it: a browser then shows how far it is, and an answer that is cut never looks whole. */
  readonly length: string | undefined;
  /** `repr-digest` (RFC 9530), where the owner knows it. */
  readonly digest: string | undefined;
  readonly body: Readable;
}

/** The three services, by their routes. */
export interface Upstream {
  /**
   * The `result` of the answer. Throws Refusal for what the user can mend, GatewayError for the rest: 09020501 unreachable,
   * 09020502 too late, 0902040x caller token refused, 09020203 button refused.
   */
  call<R extends Route>(route: R, input: RouteInput<R>, by: CallFor): Promise<RouteResult<R>>;
  /** A file as its owner streams it; throws as `call` does. */
  file(route: FileRoute, input: unknown, by: CallFor): Promise<StreamedFile>;
  /** Sends a file to its owner, as it comes; throws as `call` does. Never asked again. */
  upload(route: UploadRoute, input: unknown, file: SentFile, by: CallFor): Promise<UploadedFile>;
  /** Says the service within `ms` that it is ready? Asked by the same connections as every call. */
  isReady(service: Service, ms: number): Promise<boolean>;
  /** Services whose pool of connections is stuck at this moment: calls wait, and no connection has one. */
  stuck(): readonly Service[];
  close(): Promise<void>;
}
