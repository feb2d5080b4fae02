import { pathPart, queryText } from "@linehaul/kit/outgoing-text";
import type { Route } from "@linehaul/schema/route";
import { invalid } from "../errors/gateway-error.ts";

/** What a route's input may hold, whatever the route. */
export interface Parts {
  readonly params?: unknown;
  readonly query?: unknown;
  readonly body?: unknown;
}

/** The parts that a ticket kept; a route's own schemas read them again. */
export const partsOf = (input: unknown): Parts => (typeof input === "object" && input !== null ? input : {});

/** The members of a part as text; what is left out stays out. */
const members = (part: unknown): [string, string][] =>
  typeof part === "object" && part !== null
    ? Object.entries(part).flatMap(([name, value]: [string, unknown]): [string, string][] =>
        typeof value === "string" || typeof value === "number" || typeof value === "boolean"
          ? [[name, String(value)]]
          : [],
      )
    : [];

/** Path and query of a call: `/currency/enable/:id` and `{ params: { id } }` → `/currency/enable/018f…`. 09020701 for a text that no address can hold. */
export function target(route: Route, { params, query }: Parts): string {
  if (params === undefined && query === undefined) return route.path;
  const values = new Map(members(params));
  const path = route.path.replace(/:(\w+)/g, (_, name: string) => {
    const value = values.get(name);
    if (value === undefined) throw new Error(`${route.path} needs ${name}`);
    const part = pathPart(value);
    if (part === null) throw invalid(`${route.path} takes no such ${name}`);
    return part;
  });
  const search = queryText(members(query));
  if (search === null) throw invalid(`${route.path} takes no query of that length`);
  return search ? `${path}?${search}` : path;
}

/** How a route is named in logs, metrics and the ledger: with its pattern, never with what stands in it. */
export const routeName = (route: Route): string => `${route.method} ${route.path}`;
/** The same among all services: several may have a route of one name. */
export const wholeName = (route: Route): string => `${route.service} ${routeName(route)}`;
