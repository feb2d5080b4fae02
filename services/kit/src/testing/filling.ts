import type { Db } from "../database-type.ts";
import type { ServiceOptions } from "../service-options.ts";

/** What a test's database holds from the beginning: it is made once a run, and copied for whom else wants the same. */
export interface Filling {
  /** Its own among all of them, of small letters, digits and `_`: it becomes part of a database's name. */
  readonly name: string;
  readonly migrations: URL;
  readonly fill: (db: Db) => Promise<unknown>;
}

/** What a test's database begins with: its tables, or rows too. */
export type Beginning = URL | Filling;

export const isFilling = (of: Beginning): of is Filling => !(of instanceof URL);

/** A service's tables, and what every installation of it begins with. */
export const released = ({ service, migrations, prepare }: ServiceOptions): Beginning =>
  prepare === undefined ? migrations : { name: `${service}_released`, migrations, fill: prepare };
