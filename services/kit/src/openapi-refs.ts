import { isRecord } from "@linehaul/schema/record";

const COMPONENT = "#/components/schemas/";
/** Under this name a reference gets past @fastify/swagger, which takes from a `$ref` whatever stands beside it. */
const HIDDEN = "x-ref";

function eachObject(value: unknown, visit: (found: Readonly<Record<string, unknown>>) => void): void {
  if (Array.isArray(value)) for (const one of value) eachObject(one, visit);
  if (!isRecord(value)) return;
  visit(value);
  for (const one of Object.values(value)) eachObject(one, visit);
}

/** Renames a member in place, at the place where it stands. */
function rename(object: object, from: string, to: string): void {
  for (const [key, value] of Object.entries(object)) {
    Reflect.deleteProperty(object, key);
    Reflect.set(object, key === from ? to : key, value);
  }
}

/** References that say something of their own, e.g. a description, keep it: OpenAPI 3.1 allows it. */
export const hideRefs = (schema: unknown): void =>
  eachObject(schema, (found) => {
    if (typeof found.$ref === "string" && Object.keys(found).length > 1) rename(found, "$ref", HIDDEN);
  });
/** Brings them back into the finished document. */
export const showRefs = (document: unknown): void =>
  eachObject(document, (found) => {
    if (typeof found[HIDDEN] === "string") rename(found, HIDDEN, "$ref");
  });

/** Points references at other components, in place; null leaves one where it points. */
export const pointRefs = (value: unknown, other: (name: string) => string | null): void =>
  eachObject(value, (found) => {
    const name = componentOf(found);
    const wanted = name === undefined ? null : other(name);
    if (wanted !== null) Reflect.set(found, "$ref", COMPONENT + wanted);
  });

/** The component that a schema refers to. */
export const componentOf = ({ $ref }: Readonly<Record<string, unknown>>): string | undefined =>
  typeof $ref === "string" && $ref.startsWith(COMPONENT) ? $ref.slice(COMPONENT.length) : undefined;
