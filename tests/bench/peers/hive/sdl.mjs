// The graph cut into a subgraph for each service: what its root fields reach, in the words of the printed schema.
import { readFileSync } from "node:fs";
import { Kind, parse, print, visit } from "graphql";

const LINK = 'extend schema @link(url: "https://specs.apollo.dev/federation/v2.3", import: ["@key", "@shareable"])';
const { definitions } = parse(
  readFileSync(new URL("../../../../schema/graph/schema.graphql", import.meta.url), "utf8"),
);
const byName = new Map(definitions.map((definition) => [definition.name?.value, definition]));

/** What a service knows of another's row is its key; whose row it is finds the rest: customers the customer service, countries the order service. */
const [customerKey, countryKey] = parse(`
  type Customer @key(fields: "customerCode", resolvable: false) { customerCode: String! }
  type Country @key(fields: "code", resolvable: false) { code: ID! }`).definitions;

const rooted = (type, names) => ({
  ...type,
  fields: type.fields.filter((field) => names.includes(field.name.value)),
});

/** The definitions that these reach, themselves included. */
function reached(from, replaced) {
  const found = new Map(from.map((definition) => [definition.name.value, definition]));
  for (const definition of found.values())
    visit(definition, {
      NamedType({ name: { value } }) {
        const next = replaced.get(value) ?? byName.get(value);
        if (next && !found.has(value)) found.set(value, next);
        // Whoever may stand for an interface.
        if (next?.kind === Kind.INTERFACE_TYPE_DEFINITION && value !== "Node")
          for (const type of definitions)
            if (type.interfaces?.some((i) => i.name.value === value) && !found.has(type.name.value))
              found.set(type.name.value, type);
      },
    });
  return [...found.values()];
}

const isRoot = (name) => name === "Query" || name === "Mutation";
/** Types stand in several subgraphs with the same fields. */
const shareable = (definition) =>
  definition.kind === Kind.OBJECT_TYPE_DEFINITION && !isRoot(definition.name.value) && !definition.directives?.length
    ? { ...definition, directives: [{ kind: Kind.DIRECTIVE, name: { kind: Kind.NAME, value: "shareable" } }] }
    : definition;

const sdl = (from, replaced = new Map()) =>
  `${LINK}\n${reached(from, replaced)
    .map((definition) => print(shareable(definition)))
    .join("\n")}`;

const root = (name, fields) => rooted(byName.get(name), fields);
const keyed = (name, key) => ({
  ...byName.get(name),
  directives: parse(`type X @key(fields: "${key}") { a: ID }`).definitions[0].directives,
});

export const SUBGRAPHS = {
  admin: sdl([root("Query", ["viewer", "dictionary"])]),
  customer: sdl([keyed("Customer", "customerCode")], new Map([["Country", countryKey]])),
  order: sdl(
    [root("Query", ["orders", "order", "currencies"]), root("Mutation", ["saveCurrency"]), keyed("Country", "code")],
    new Map([["Customer", customerKey]]),
  ),
};
