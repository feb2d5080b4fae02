type Schemas = Readonly<Record<string, unknown>>;
interface Described {
  readonly paths?: unknown;
  readonly components?: { readonly schemas?: Schemas };
}

const POINTER = /"#\/components\/schemas\/([^"]+)"/g;
const pointedAt = (value: unknown): string[] =>
  Array.from((JSON.stringify(value) ?? "").matchAll(POINTER), (match) => match[1] ?? "");

/** The names that the paths point at, directly or through other schemas. */
function ownNames(paths: unknown, schemas: Schemas): Set<string> {
  const own = new Set<string>();
  const waiting = pointedAt(paths);
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    if (own.has(name)) continue;
    own.add(name);
    waiting.push(...pointedAt(schemas[name]));
  }
  return own;
}

/**
 * The document with those named schemas alone that its routes use. zod knows every schema with a name that the process has loaded,
 * whatever service it belongs to: without this the document would depend on what else is loaded.
 */
export function onlyOwnSchemas<D extends object>(document: D & Described): D {
  const { paths, components } = document;
  const schemas = components?.schemas;
  if (schemas === undefined) return document;
  const own = ownNames(paths, schemas);
  const kept = Object.fromEntries(Object.entries(schemas).filter(([name]) => own.has(name)));
  return { ...document, components: { ...components, schemas: kept } };
}
