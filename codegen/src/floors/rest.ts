import { readFileSync } from "node:fs";
import { join } from "node:path";
import { isRecord } from "@linehaul/schema/record";
import { filesIn } from "../places.ts";

type Json = Readonly<Record<string, unknown>>;

/** A property or a parameter of a printed REST document. */
export interface RestProperty {
  /** The document. */
  readonly file: string;
  /** `OrderRow` of a component, `POST /order/detail` of an operation. */
  readonly of: string;
  /** Where it stands in that: `weight`, `body.filter.status`. */
  readonly path: string;
  readonly schema: Json;
  /** What is said of it: by itself, or by the component that it refers to. */
  readonly description: string | undefined;
}

const COMPONENT = "#/components/schemas/";
const object = (value: unknown): Json => (isRecord(value) ? value : {});
const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const text = (value: unknown): string | undefined => (typeof value === "string" && value !== "" ? value : undefined);

/** The component that a schema refers to, as it is or where it is not null. */
export function componentOf(schema: Json): string | undefined {
  const one = [schema, ...list(schema.anyOf).map(object)].find(({ $ref }) => typeof $ref === "string");
  return text(one?.$ref)?.replace(COMPONENT, "");
}

/** A parameter's description stands beside its schema, that of anything else within. */
const said = (schema: Json, components: Json): string | undefined =>
  text(schema.description) ?? text(object(components[componentOf(schema) ?? ""]).description);

type Found = Pick<RestProperty, "path" | "schema">;
const under = (path: string, name: string): string => (path === "" ? name : `${path}.${name}`);

/** The properties within a schema, at any depth; components are read where they stand. */
function within(schema: Json, path: string): Found[] {
  const properties = Object.entries(object(schema.properties)).flatMap(([name, value]): Found[] => {
    const inner = object(value);
    return [{ path: under(path, name), schema: inner }, ...within(inner, under(path, name))];
  });
  const parts = [
    schema.items,
    schema.additionalProperties,
    ...[schema.anyOf, schema.oneOf, schema.allOf].flatMap(list),
  ];
  return [...properties, ...parts.filter(isRecord).flatMap((part) => within(part, path))];
}

function ofOperation(operation: Json): Found[] {
  const parameters = list(operation.parameters).map((value): Found => {
    const { name, schema, description } = object(value);
    return { path: String(name), schema: { ...object(schema), description } };
  });
  const json = (holder: unknown): Json => object(object(object(object(holder).content)["application/json"]).schema);
  const answers = Object.values(object(operation.responses)).flatMap((answer) => within(json(answer), ""));
  return [...parameters, ...within(json(operation.requestBody), "body"), ...answers];
}

/** Every property of the printed REST documents, at any depth: of components, bodies, answers and parameters. */
export const restProperties = (root: string): RestProperty[] =>
  filesIn(root, "schema/rest", "*.json").flatMap((name) => {
    const file = `schema/rest/${name}`;
    const document: unknown = JSON.parse(readFileSync(join(root, file), "utf8"));
    const components = object(object(object(document).components).schemas);
    const { paths, webhooks } = object(document);
    const operations = Object.entries({ ...object(paths), ...object(webhooks) }).flatMap(([path, methods]) =>
      Object.entries(object(methods)).map(([method, o]): [string, Found[]] => [
        `${method.toUpperCase()} ${path}`,
        ofOperation(object(o)),
      ]),
    );
    const named = Object.entries(components).map(([of, schema]): [string, Found[]] => [of, within(object(schema), "")]);
    return [...named, ...operations].flatMap(([of, found]) =>
      found.map(({ path, schema }) => ({ file, of, path, schema, description: said(schema, components) })),
    );
  });
