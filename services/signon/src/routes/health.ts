import type { FastifyInstance } from "fastify";

/** `/health/live` and `/health/ready` (there is nothing behind it that could be down: ready until it stops). */
export function healthRoutes(app: FastifyInstance, stopping?: AbortSignal): void {
  app.get("/health/live", () => ({ status: "up" }));
  app.get("/health/ready", (_request, reply) =>
    stopping?.aborted ? reply.status(503).send({ status: "stopping" }) : reply.send({ status: "ready" }),
  );
}
