import { pointRefs } from "./openapi-refs.ts";

type Schemas = Readonly<Record<string, unknown>>;
interface Described {
  readonly components?: { readonly schemas?: Schemas };
}

/** fastify-type-provider-zod prints what has a name twice: as it is answered, and with this behind its name as it is sent. */
const SENT = "Input";

/** A schema's text, read as if those that are the same bore one name already. */
function textOf(schema: unknown, same: ReadonlySet<string>): string {
  const copy: unknown = structuredClone(schema);
  pointRefs(copy, (name) => (same.has(name) ? name.slice(0, -SENT.length) : null));
  return JSON.stringify(copy);
}

/** The names of those that are sent just as they are answered. One that refers to others is the same as far as they are. */
function sentAsAnswered(schemas: Schemas): ReadonlySet<string> {
  const same = new Set(
    Object.keys(schemas).filter((name) => name.endsWith(SENT) && name.slice(0, -SENT.length) in schemas),
  );
  for (;;) {
    const strange = [...same].filter(
      (name) => textOf(schemas[name], same) !== textOf(schemas[name.slice(0, -SENT.length)], same),
    );
    if (strange.length === 0) return same;
    for (const name of strange) same.delete(name);
  }
}

/** The document with one component where two say the same, in the order of their names, whatever was loaded first. */
export function oneComponentEach<D extends object>(document: D & Described): D {
  const { components } = document;
  const schemas = components?.schemas;
  if (schemas === undefined) return document;
  const same = sentAsAnswered(schemas);
  pointRefs(document, (name) => (same.has(name) ? name.slice(0, -SENT.length) : null));
  const kept = Object.entries(schemas)
    .filter(([name]) => !same.has(name))
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return { ...document, components: { ...components, schemas: Object.fromEntries(kept) } };
}
