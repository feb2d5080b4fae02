import cookie from "@fastify/cookie";
import formBody from "@fastify/formbody";
import { ANSWER_HEADERS } from "@linehaul/kit/answer-headers";
import { logOptions, traceIdOf } from "@linehaul/kit/log";
import { createMetrics, type Metrics } from "@linehaul/kit/metrics";
import fastify, { LogController, type FastifyInstance } from "fastify";
import { z } from "zod";
import { healthRoutes } from "./routes/health.ts";
import { loginRoutes } from "./routes/login.ts";
import { logoutRoutes } from "./routes/logout.ts";
import { validateRoutes } from "./routes/validate.ts";
import { createSignedOut } from "./signed-out.ts";
import { openSignon, type SignonOptions } from "./signon.ts";

interface ServerOptions {
  readonly logLevel: string;
  readonly trustProxy: boolean;
  /** It stops: from then on it is not ready. */
  readonly stopping?: AbortSignal;
}

/** The sign-on as a web server that does not listen yet. */
export async function buildSignon(
  options: SignonOptions,
  { logLevel, trustProxy, stopping }: ServerOptions = { logLevel: "silent", trustProxy: false },
  metrics: Metrics = createMetrics("signon", () => undefined),
): Promise<FastifyInstance> {
  const app = fastify({
    logger: logOptions("signon", logLevel),
    genReqId: traceIdOf,
    requestIdHeader: false,
    logController: new LogController({ requestIdLogLabel: "traceId", disableRequestLogging: true }),
    trustProxy,
    bodyLimit: 16 * 1024,
  });
  app.addHook("onRequest", async (_request, reply) => {
    reply.headers(ANSWER_HEADERS);
  });
  app.addHook("onResponse", async (request, reply) => {
    const labels = {
      method: request.method,
      route: request.routeOptions.url ?? "unknown",
      status: reply.statusCode,
    };
    metrics.request(labels, reply.elapsedTime / 1000);
    request.log.info({ ...labels, ms: Math.round(reply.elapsedTime * 10) / 10 }, "answered");
  });
  const told = createSignedOut({
    now: options.now,
    onFailure: (service, error) => app.log.warn({ service, err: error }, "a sign-out was not told"),
    ...options.telling,
  });
  app.addHook("onClose", () => told.close());
  const signon = openSignon(options, told);
  await app.register(cookie);
  await app.register(formBody);
  app.setErrorHandler((error, request, reply) => {
    const given = error instanceof z.ZodError;
    const status = given ? 400 : error instanceof Error && "statusCode" in error ? Number(error.statusCode) : 500;
    if (status >= 500) request.log.error({ err: error }, "request failed");
    return reply
      .code(status)
      .type("text/plain; charset=utf-8")
      .send(status < 500 ? "Bad request\n" : "Internal error\n");
  });
  loginRoutes(app, signon);
  logoutRoutes(app, signon);
  validateRoutes(app, signon);
  healthRoutes(app, stopping);
  app.get("/", (_, reply) => reply.redirect("/cas/login", 303));
  app.get("/cas", (_, reply) => reply.redirect("/cas/login", 303));
  return app;
}
