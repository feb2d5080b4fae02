import type { BoundClient } from "@linehaul/schema/sync/auth-client";
import type { Language } from "@linehaul/schema/sites";
import type { Reference } from "../reference/reference.ts";
import type { Actor } from "./actor.ts";
import type { Bindable } from "./bindable.ts";
import type { Changes } from "./changes.ts";

/** One request: who asks, in which language and zone. Plain data: it holds no way to a service. */
export interface Visit {
  readonly actor: Actor;
  readonly language: Language;
  /** IANA name, e.g. `Asia/Kuala_Lumpur`. */
  readonly timeZone: string;
  /** 32 hex digits, in every log line of the request and in its answer. */
  readonly traceId: string;
  /** Countries, dictionaries, menu: in memory, for anybody who is signed in. */
  readonly reference: Reference;
  /** The authentication client that asks (AUTH-13); null for a user. */
  readonly client: BoundClient | null;
  /** What changes, as it is told. */
  readonly live: Changes;
  /** What clients can be bound to. */
  readonly bindable: Bindable;
}

/** What a field that declares no permission sees. Yoga copies a context, so what tells requests apart is the visit in it. */
export interface Context {
  readonly visit: Visit;
}
