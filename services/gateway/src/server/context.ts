import type { Plugin, YogaInitialContext } from "graphql-yoga";
import type { Context } from "../access/visit.ts";
import type { Ask } from "../http/ask.ts";

/** What Yoga's plugins see of a request. A resolver's context has the same members, none of which leads to a service. */
export interface ServerContext extends Context {
  readonly ask: Ask;
}
export type RequestContext = YogaInitialContext & ServerContext;
export type GatewayPlugin = Plugin<ServerContext, ServerContext>;
