import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { buildSchema, getNamedType, type GraphQLField, isLeafType, isObjectType } from "graphql";
import type { Problem } from "./problem.ts";
import { componentOf, restProperties, type RestProperty } from "./rest.ts";

const SDL = "schema/graph/schema.graphql";

/** Every property of the REST documents says what it is. */
export const unsaidProblems = (root: string): Problem[] =>
  restProperties(root)
    .filter(({ description }) => description === undefined)
    .map(({ file, of, path }) => ({
      file,
      problem: `${of}: "${path}" says nothing of itself: .describe() it in its contract`,
    }));

/** Does the graph show the property as it is, and nothing else under its name, such as the country of a code or a node's id? */
function isShown({ type }: GraphQLField, { schema, path }: RestProperty): boolean {
  const shown = getNamedType(type);
  if (path.includes(".") || (shown.name === "ID" && path === "id")) return false;
  return isLeafType(shown) || shown.name === componentOf(schema);
}

/** GraphiQL and the REST documents say the same of the same field: of a component, and of the graph's type that bears its name. */
export function sentenceProblems(root: string): Problem[] {
  if (!existsSync(join(root, SDL))) return [];
  const types = buildSchema(readFileSync(join(root, SDL), "utf8")).getTypeMap();
  return restProperties(root).flatMap((property) => {
    const type = types[property.of];
    const field = isObjectType(type) ? type.getFields()[property.path] : undefined;
    if (!field || !isShown(field, property) || field.description === property.description) return [];
    const problem = `${property.of}.${property.path} says "${property.description ?? ""}", and in GraphiQL "${field.description ?? ""}"`;
    return [{ file: property.file, problem }];
  });
}
