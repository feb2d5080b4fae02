import { schema } from "@linehaul/gateway/schema";
import { sortBy, type SortBy } from "@linehaul/schema/sorts";
import { isEnumType, type GraphQLEnumType } from "graphql";
import { z } from "zod";
import { lists, type Way } from "../access/sites/ways.ts";

/** One order of a list: the root field, the sort's name, and the field and direction that the name says. */
export interface SortedList extends SortBy<string> {
  readonly list: string;
  readonly type: string;
  readonly sort: string;
}

const Sorts = z.object({ sorts: z.record(z.string(), z.string()) });

function sortOf({ name, field }: Way): GraphQLEnumType {
  const type = field.args.find((arg) => arg.name === "sort")?.type;
  const found = schema.getType(String(type).replace("!", ""));
  if (!isEnumType(found)) throw new Error(`${name} pages through rows in no order`);
  return found;
}

const connections = lists.filter(({ how }) => how === "connection");

/** The lists whose sorts do not say by which field of the row they go: their enum is not made by `sortEnum` of a contract's sorts. */
export const unsaid: readonly string[] = connections
  .filter((way) => !Sorts.safeParse(sortOf(way).extensions).success)
  .map(({ name }) => name);

/** Every list of the graph in every order that it can be read in. */
export const sortedLists: readonly SortedList[] = connections.flatMap((way) => {
  const said = Sorts.safeParse(sortOf(way).extensions);
  if (!said.success) return [];
  const names = sortOf(way)
    .getValues()
    .map(({ name }) => name);
  return names.map((sort) => ({
    list: way.field.name,
    type: way.row.name,
    sort,
    ...sortBy(said.data.sorts, sort),
  }));
});
