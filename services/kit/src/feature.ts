import type { Route, RouteParsed, Routes } from "@linehaul/schema/route";
import type { z } from "zod";
import type { Call } from "./call.ts";
import type { TaskKind } from "./tasks/kind.ts";

/** A route with what answers it. Its input was read by the route's own schemas. */
export interface ServedRoute {
  readonly route: Route;
  readonly handle: (input: never, call: Call) => Promise<unknown>;
}
export interface Feature {
  readonly routes: readonly ServedRoute[];
  /** What of it outlives a request. */
  readonly work?: readonly TaskKind[];
  /** For trying things out: production does not serve it. */
  readonly notInProduction?: boolean;
}
/** One answer per route; what a writing handler returns is what its `call.write` returned. */
export type Handlers<R extends Routes> = {
  readonly [K in keyof R]: (input: RouteParsed<R[K]>, call: Call) => Promise<z.input<R[K]["result"]>>;
};

/** Binds the routes of a contract to their handlers: none may be left out. */
export function feature<const R extends Routes>(routes: R, handlers: Handlers<R>): Feature {
  const answers: Readonly<Record<string, ServedRoute["handle"] | undefined>> = handlers;
  return {
    routes: Object.entries(routes).map(([name, route]) => {
      const handle = answers[name];
      if (!handle) throw new Error(`nothing answers ${route.path}`);
      return { route, handle };
    }),
  };
}
