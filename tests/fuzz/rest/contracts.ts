import { readFileSync } from "node:fs";
import { join } from "node:path";
import { REST_SERVICES, ROOT } from "@linehaul/codegen/places";
import { isMenuButton, type Button } from "@linehaul/schema/modules";
import type { Service } from "@linehaul/schema/route";
import { z } from "zod";

/** What is read of a schema in a printed contract. */
export const Schema = z.looseObject({
  $ref: z.string().optional(),
  type: z.union([z.string(), z.array(z.string())]).optional(),
  enum: z.array(z.unknown()).optional(),
  format: z.string().optional(),
  pattern: z.string().optional(),
  minLength: z.int().optional(),
  maxLength: z.int().optional(),
  minimum: z.number().optional(),
  maximum: z.number().optional(),
  required: z.array(z.string()).default([]),
  minItems: z.int().optional(),
  maxItems: z.int().optional(),
  get properties() {
    return z.record(z.string(), Schema).optional();
  },
  get items() {
    return Schema.optional();
  },
  get anyOf() {
    return z.array(Schema).optional();
  },
});
export type Schema = z.infer<typeof Schema>;

const isButton = (text: string): text is Button => text === "SELF" || text === "GATEWAY" || isMenuButton(text);
const Operation = z.object({
  "x-may": z.array(z.string().refine(isButton)),
  parameters: z.array(z.object({ name: z.string(), in: z.enum(["path", "query"]), schema: Schema })).default([]),
  requestBody: z
    .object({ content: z.object({ "application/json": z.object({ schema: Schema }).optional() }) })
    .optional(),
});
const Document = z.object({
  paths: z.record(z.string(), z.record(z.string(), Operation)),
  components: z.object({ schemas: z.record(z.string(), Schema) }),
});

/** A route as its printed contract says it. */
export interface Printed {
  readonly service: Service;
  readonly method: string;
  /** With `{name}` for a path parameter. */
  readonly path: string;
  readonly may: readonly Button[];
  readonly parameters: z.infer<typeof Operation>["parameters"];
  readonly body: Schema | undefined;
  readonly named: Readonly<Record<string, Schema>>;
}

function routesOf(service: Service): Printed[] {
  const { paths, components } = Document.parse(
    JSON.parse(readFileSync(join(ROOT, `schema/rest/${service}.json`), "utf8")),
  );
  return Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, { "x-may": may, parameters, requestBody }]) => ({
      service,
      method: method.toUpperCase(),
      path,
      may,
      parameters,
      body: requestBody?.content["application/json"]?.schema,
      named: components.schemas,
    })),
  );
}

/** Every route of the printed contracts. */
export const printedRoutes: readonly Printed[] = REST_SERVICES.flatMap(routesOf);
