import fastify from "fastify";
import { serializerCompiler, validatorCompiler } from "fastify-type-provider-zod";
import type { Service } from "@linehaul/schema/route";
import type { Feature } from "./feature.ts";
import { describeRoutes } from "./openapi.ts";
import { routeSchema } from "./serve-routes.ts";

/** The OpenAPI 3.1 document of a service's routes, without a database or a socket. */
export async function openApiDocument(service: Service, features: readonly Feature[]): Promise<object> {
  const app = fastify();
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  await describeRoutes(app, service);
  for (const { route } of features.flatMap((f) => f.routes))
    app.route({ method: route.method, url: route.path, schema: routeSchema(route), handler: async () => undefined });
  await app.ready();
  const document = app.swagger();
  await app.close();
  return document;
}
