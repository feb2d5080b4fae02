import type { FastifyInstance } from "fastify";
import { docsPage } from "./docs-page.ts";

/** `/openapi.json`, and `/docs`: the same to read. */
export function serveDocs(app: FastifyInstance): void {
  const hidden = { schema: { hide: true } };
  app.get("/openapi.json", hidden, async () => app.swagger());
  app.get("/docs", hidden, async (_request, reply) => {
    reply.type("text/html; charset=utf-8");
    reply.header("content-security-policy", "default-src 'none'; style-src 'unsafe-inline'");
    return docsPage(app.swagger());
  });
}
