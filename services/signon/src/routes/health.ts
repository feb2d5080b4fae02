import type { FastifyInstance } from "fastify";

/** `/health/live` and `/health/ready` (there is nothing behind it that could be down). */
export function healthRoutes(app: FastifyInstance): void {
  app.get("/health/live", () => ({ status: "up" }));
  app.get("/health/ready", () => ({ status: "ready" }));
}
