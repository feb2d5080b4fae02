import swagger from "@fastify/swagger";
import type { FastifyInstance } from "fastify";
import { jsonSchemaTransform, jsonSchemaTransformObject } from "fastify-type-provider-zod";
import type { Service } from "@linehaul/schema/route";
import { oneComponentEach } from "./openapi-one.ts";
import { onlyOwnSchemas } from "./openapi-own.ts";
import { hideRefs, showRefs } from "./openapi-refs.ts";
import { declareUploads } from "./openapi-upload.ts";
import { declareTags } from "./route-names.ts";

const ABOUT: Record<Service, string> = {
  admin: "Accounts, roles, sessions, preferences and dictionaries",
  customer: "Customers and what belongs to them",
  order: "Orders, their review and base data",
};

/** Collects the routes that are registered after it into an OpenAPI 3.1 document: `app.swagger()`. */
export async function describeRoutes(app: FastifyInstance, service: Service): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: "3.1.0",
      info: { title: `Linehaul ${service} service`, version: "1", description: ABOUT[service] },
      components: {
        securitySchemes: {
          caller: {
            type: "http",
            scheme: "bearer",
            description: "A caller token that the gateway signed for one button",
          },
        },
      },
    },
    transform: (route) => {
      const told = jsonSchemaTransform(route);
      hideRefs(told.schema);
      return told;
    },
    transformObject: (described) => {
      const document = jsonSchemaTransformObject(described);
      showRefs(document);
      return declareTags(declareUploads(onlyOwnSchemas(oneComponentEach(document))));
    },
  });
}
