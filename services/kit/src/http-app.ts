import { Writable } from "node:stream";
import fastify, { LogController, type FastifyInstance } from "fastify";
import { serializerCompiler } from "fastify-type-provider-zod";
import { safeParse, type $ZodType } from "zod/v4/core";
import { SERVICE_CODES } from "@linehaul/schema/errors";
import { ANSWER_HEADERS } from "./answer-headers.ts";
import { logOptions, traceIdOf } from "./log.ts";
import type { Metrics } from "./metrics.ts";
import { MOST_IN_PART } from "./outgoing-text.ts";
import { viewerIn } from "./request-caller.ts";
import { spareSlow } from "./spare-slow.ts";
import { answerProblems, InvalidInput, refusal } from "./problem-handler.ts";

/** The most that a request's body may hold, in bytes. */
export const BODY_LIMIT = 1_048_576;
const REQUEST_MS = 30_000;
/** The type of a body that is a file. */
export const FILE_BODY = "application/octet-stream";

interface HttpOptions {
  readonly name: string;
  readonly logLevel: string;
  readonly metrics: Metrics;
  /** Where log lines go; standard output by default. */
  readonly logTo?: Writable;
}

/** A Fastify with the house's habits: zod schemas, envelopes for every refusal, a trace id and one log line per request. */
export function createHttpApp({ name, logLevel, metrics, logTo }: HttpOptions): FastifyInstance {
  const app = fastify({
    logger: { ...logOptions(name, logLevel), ...(logTo && { stream: logTo }) },
    genReqId: traceIdOf,
    requestIdHeader: false,
    logController: new LogController({ requestIdLogLabel: "traceId", disableRequestLogging: true }),
    bodyLimit: BODY_LIMIT,
    // A request that dribbles in is ended.
    requestTimeout: REQUEST_MS,
    exposeHeadRoutes: false,
    routerOptions: { maxParamLength: MOST_IN_PART },
    // An address that can't be decoded never reaches the error handler.
    frameworkErrors: (_error, request, reply) => {
      reply.raw.writeHead(400, { ...ANSWER_HEADERS, "content-type": "application/json", "x-trace-id": request.id });
      reply.raw.end(JSON.stringify(refusal(request, SERVICE_CODES.invalid)));
    },
  });
  app.setValidatorCompiler<$ZodType>(({ schema }) => (data) => {
    const read = safeParse(schema, data, { reportInput: true });
    return read.success ? { value: read.data } : { error: new InvalidInput(read.error.issues) };
  });
  app.setSerializerCompiler(serializerCompiler);
  // A write without a body may still name its type.
  const parse = app.getDefaultJsonParser("error", "error");
  app.addContentTypeParser<string>("application/json", { parseAs: "string" }, (request, body, done) => {
    if (body === "") done(null, undefined);
    else void parse(request, body, done);
  });
  // A file is read by the route that takes it, as it arrives.
  app.addContentTypeParser(FILE_BODY, (_request, body, done) => done(null, body));
  spareSlow(app.server);
  answerProblems(app);
  app.addHook("onRequest", async (request, reply) => {
    reply.headers({ ...ANSWER_HEADERS, "x-trace-id": request.id });
  });
  app.addHook("onResponse", async (request, reply) => {
    const route = request.routeOptions.url ?? "unknown";
    const labels = { method: request.method, route, status: reply.statusCode };
    metrics.request(labels, reply.elapsedTime / 1000);
    request.log[reply.statusCode === 500 ? "error" : "info"](
      { ...labels, ms: Math.round(reply.elapsedTime * 10) / 10, ...viewerIn(request) },
      "answered",
    );
  });
  return app;
}
