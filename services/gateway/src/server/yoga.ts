import type { GraphQLSchema } from "graphql";
import { loggedError } from "@linehaul/kit/log";
import { logText } from "@linehaul/kit/outgoing-text";
import { createYoga } from "graphql-yoga";
import type { Logger } from "pino";
import { MAX_BODY } from "../http/body.ts";
import type { ServerContext } from "./context.ts";
import { clientCost } from "./cost.ts";
import type { Rates } from "../rates/rates.ts";
import { execution } from "./execute.ts";
import { finish } from "./finish.ts";
import { jsonInAddress } from "./json-in-address.ts";
import { limits } from "./limits.ts";
import { noStore } from "./no-store.ts";
import type { Operations } from "../compiled/read-operations.ts";
import { persisted } from "./persisted.ts";

/** What Yoga has to say, as a log line may hold it. */
const told = (about: unknown): unknown => (typeof about === "string" ? logText(about) : loggedError(about));

/** GraphQL over HTTP: everything before and after the schema. Sign-in, own-page rule and rates stand in front of it. */
export const createGraphServer = (o: {
  schema: GraphQLSchema;
  operations: Operations;
  rates: Rates;
  log: Logger;
  /** Answer by compiled operations. */
  compiled: boolean;
}) =>
  createYoga<ServerContext>({
    schema: o.schema,
    graphqlEndpoint: "/graphql",
    plugins: [
      jsonInAddress(),
      persisted(o.operations, o.schema),
      execution(o.schema, { compiled: o.compiled }),
      ...limits(),
      clientCost(o.rates),
      finish(),
      noStore(),
    ],
    maxRequestBodySize: MAX_BODY,
    // `finish` does it, in the request's language.
    maskedErrors: false,
    graphiql: false,
    landingPage: false,
    cors: false,
    batching: false,
    multipart: false,
    logging: {
      debug: () => undefined,
      info: () => undefined,
      warn: (...about: unknown[]) => o.log.warn({ about: about.map(told) }, "graphql"),
      error: (...about: unknown[]) => o.log.error({ about: about.map(told) }, "graphql"),
    },
  });
export type GraphServer = ReturnType<typeof createGraphServer>;
