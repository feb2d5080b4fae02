import type { KeyObject } from "node:crypto";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { z } from "zod";
import { envelope } from "@linehaul/schema/envelope";
import { SERVICE_CODES } from "@linehaul/schema/errors";
import { FileAnswer } from "@linehaul/schema/file";
import type { Route, Service } from "@linehaul/schema/route";
import { CSV_TYPE } from "./csv.ts";
import type { Feature, ServedRoute } from "./feature.ts";
import { givesWay } from "./give-way.ts";
import { languageOf, messageOf } from "./messages.ts";
import { admit, type ServiceKey } from "./request-caller.ts";
import { callOf, type Surroundings } from "./request-call.ts";
import { UPLOAD_MARK } from "./openapi-upload.ts";
import { operationIdOf, tagOf } from "./route-names.ts";
import { sendFile } from "./send-file.ts";
import { fileOf } from "./upload-of.ts";
import { Replayed } from "./write.ts";

/** A refusal as every route may answer it. */
export const Refusal = envelope(z.null()).meta({ id: "Refusal" });

export interface RouteKeys {
  /** Whose tokens the service takes: the gateway's. */
  readonly key: KeyObject;
  /** Further keys that one route takes, each of one service. */
  readonly also?: readonly (ServiceKey & { readonly route: Route })[];
}

/** What a route answers when all is well; Fastify sends a file as it comes. */
const answerOf = (route: Route) =>
  route.file
    ? { description: "The file, as it is made", content: { [route.fileType ?? CSV_TYPE]: { schema: z.string() } } }
    : envelope(route.result);

/** What Fastify validates by and the OpenAPI document shows. */
export const routeSchema = (route: Route) => ({
  operationId: operationIdOf(route),
  summary: route.summary,
  tags: [tagOf(route)],
  "x-may": route.may,
  ...(route.also && { "x-also": route.also }),
  security: [{ caller: [] }],
  ...(route.upload && { [UPLOAD_MARK]: route.upload }),
  ...(route.params && { params: route.params }),
  ...(route.query && { querystring: route.query }),
  ...(route.body && { body: route.body }),
  response: { 200: answerOf(route), "4xx": Refusal, "5xx": Refusal },
});

/** The parts of a request that the route declares, as its schemas read them. */
const inputOf = (route: Route, request: FastifyRequest) => ({
  ...(route.params && { params: request.params }),
  ...(route.query && { query: request.query }),
  ...(route.body && { body: request.body }),
});

async function answer({ route, handle }: ServedRoute, request: FastifyRequest, around: Surroundings): Promise<unknown> {
  const input = inputOf(route, request);
  const { call, settle } = callOf(request, route, input, around);
  const file = await fileOf(request, route, around);
  try {
    // Fastify has read each part by the route's own schemas, from which the handler's input type is derived.
    return settle(await handle({ ...input, ...file } as never, call));
  } catch (error) {
    if (error instanceof Replayed) return error.answer;
    throw error;
  }
}

export interface ServeOptions {
  readonly service: Service;
  readonly features: readonly Feature[];
  readonly keys: RouteKeys;
  readonly around: Surroundings;
}

/** Registers every route of the features behind its buttons. */
export function serveRoutes(app: FastifyInstance, { service, features, keys, around }: ServeOptions): void {
  const all = features.flatMap(({ routes }) => {
    const run = givesWay();
    return routes.map((served) => ({ served, run }));
  });
  for (const { served, run } of all) {
    const { route } = served;
    if (route.service !== service) throw new Error(`${route.path} belongs to ${route.service}, not to ${service}`);
    const also = (keys.also ?? []).filter((a) => a.route === route);
    app.route({
      method: route.method,
      url: route.path,
      schema: routeSchema(route),
      onRequest: admit({ service, key: keys.key, also, route }),
      handler: async (request, reply) => {
        const result = await run(() => answer(served, request, around));
        if (route.file) return sendFile(request, reply, FileAnswer.parse(result));
        const msg = messageOf(SERVICE_CODES.ok, languageOf(request.headers["accept-language"]));
        return { code: SERVICE_CODES.ok, msg, result, traceId: request.id };
      },
    });
  }
}
