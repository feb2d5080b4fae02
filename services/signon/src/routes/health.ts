import type { Metrics } from "@linehaul/kit/metrics";
import type { FastifyInstance } from "fastify";

/** `/health/live`, `/health/ready` (there is nothing behind it that could be down) and `/metrics`. */
export function healthRoutes(app: FastifyInstance, { registry }: Metrics): void {
  app.get("/health/live", () => ({ status: "up" }));
  app.get("/health/ready", () => ({ status: "ready" }));
  app.get("/metrics", (_, reply) => registry.metrics().then((text) => reply.type(registry.contentType).send(text)));
}
