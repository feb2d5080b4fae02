import { isInterfaceType, isObjectType, type GraphQLSchema } from "graphql";
import { accessOf, type Access } from "./access.ts";

/** `Query.orders` → its buttons or why it is open; `Order` (a node type) → the buttons that open `node(id)`. Sorted by name. */
export function accessTable(schema: GraphQLSchema): Readonly<Record<string, Access>> {
  const rows: [string, Access][] = [];
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) && !isInterfaceType(type)) continue;
    const own = accessOf(type);
    if (own) rows.push([type.name, own]);
    for (const field of Object.values(type.getFields())) {
      const access = accessOf(field);
      if (access) rows.push([`${type.name}.${field.name}`, access]);
    }
  }
  return Object.fromEntries(rows.sort(([a], [b]) => (a < b ? -1 : 1)));
}
