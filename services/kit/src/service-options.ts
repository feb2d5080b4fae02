import type { Route, Service } from "@linehaul/schema/route";
import type { Db } from "./database.ts";
import type { Feature } from "./feature.ts";
import type { Copying } from "./follow/copying.ts";
import type { ScheduledTask } from "./jobs/task.ts";
import type { KeyedDigest } from "./keyed-digest.ts";
import type { ScopeSource } from "./scope-source.ts";
import type { ServiceConfig } from "./service-config.ts";
import type { RouteKeys } from "./serve-routes.ts";
import type { StandingSource } from "./tasks/standing.ts";
import type { KeptStates } from "./way-out/kept-state.ts";
import type { Composes } from "./way-out/work.ts";
import type { Guard } from "./write.ts";

/** What a service is made of: its features, and what only some have. */
export interface ServiceOptions {
  readonly service: Service;
  readonly features: readonly Feature[];
  /** The folder of the service's migrations, as a file: URL. */
  readonly migrations: URL;
  /** Where row scopes come from; asked of the admin service by default. */
  readonly scopes?: (db: Db) => ScopeSource;
  /** Who tells what a user may now; the admin service by default. */
  readonly standing?: (db: Db) => StandingSource;
  /** Keys beside the service's own that a route takes. */
  readonly also?: (config: ServiceConfig) => NonNullable<RouteKeys["also"]>;
  /** Stands around every write of every feature, so that none can forget it. */
  readonly guard?: Guard;
  /** Runs once the database is open, before anything is answered. */
  readonly prepare?: (db: Db) => Promise<void>;
  /** What it does by the clock, beside what every service does. */
  readonly tasks?: readonly ScheduledTask[];
  /** Where it keeps, on a thing's own row, how what outside systems are told of it does. */
  readonly keeps?: KeptStates;
  /** How it makes what outside systems are sent of what it keeps. */
  readonly composes?: (digest: KeyedDigest, config: ServiceConfig) => Composes;
  /** Base data that comes with the release, where no source of it is configured (SYS-07). */
  readonly packaged?: (what: string) => unknown;
  /** Of its routes, those that answer for copies that other services keep. */
  readonly copied?: readonly Route[];
  /** Rows of other services that it keeps copies of, by their owner. */
  readonly copies?: Readonly<Partial<Record<Service, readonly Copying[]>>>;
  /** Whether demo data stands in the database, where no mark says so. */
  readonly holdsDemo?: (db: Db) => Promise<boolean>;
}
