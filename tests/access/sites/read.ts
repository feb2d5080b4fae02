import { getNullableType, isListType, isLeafType, type GraphQLObjectType } from "graphql";
import { z } from "zod";
import type { Visitor } from "../../house/visitor.ts";
import { requiredArguments } from "../minimal-query.ts";
import { relations, type Way } from "./ways.ts";

/** A row of a site, with the rows that its relations lead to; null: one of all sites, where the type has such. */
export const Row = z.looseObject({ __typename: z.string(), id: z.string(), site: z.string().nullable() });
export type Row = z.infer<typeof Row>;

const MOST = 200;
const Page = z.object({
  totalCount: z.int(),
  edges: z.array(z.object({ node: Row })),
  pageInfo: z.object({ hasNextPage: z.boolean(), endCursor: z.string().nullable() }),
});

export const relationsFrom = (type: GraphQLObjectType): readonly Way[] =>
  relations.filter(({ name }) => name.startsWith(`${type.name}.`));

/** What is asked of a row: all its own values, and who its relations are. */
export const selectionOf = (type: GraphQLObjectType): string => {
  const own = Object.values(type.getFields()).filter((field) => {
    const inner = getNullableType(field.type);
    return isLeafType(isListType(inner) ? getNullableType(inner.ofType) : inner) && field.args.length === 0;
  });
  const related = relationsFrom(type).map(({ field }) => `${field.name} { __typename id site }`);
  return ["__typename", ...own.map((field) => field.name), ...related].join(" ");
};

/** The answer's data; a failed request is the test's failure. */
export async function dataOf(who: Visitor, query: string, variables: object): Promise<unknown> {
  const { data, errors } = await who.graph({ query, variables });
  if (errors) throw new Error(errors.map((e) => `${e.extensions.code} ${e.message}`).join("; "));
  return data;
}

/** A list as somebody sees it, to its last page. */
export interface Listed {
  readonly rows: readonly Row[];
  /** As the list itself counts them. */
  readonly total: number;
}

/** Everything that a list shows somebody, with a filter or without. */
export async function listed(who: Visitor, { field, row, how }: Way, filter?: object): Promise<Listed> {
  const filterType = field.args.find((arg) => arg.name === "filter")?.type;
  const needed = requiredArguments(field);
  if (how !== "connection") {
    const data = await dataOf(who, `{ list: ${field.name}${needed && `(${needed})`} { ${selectionOf(row)} } }`, {});
    const { list } = z.object({ list: z.array(Row) }).parse(data);
    return { rows: list, total: list.length };
  }
  const [declared, given] = filterType ? [`, $filter: ${String(filterType)}`, ", filter: $filter"] : ["", ""];
  const query = `query ($after: String${declared}) {
    list: ${field.name}(first: ${MOST}, after: $after${given}${needed && `, ${needed}`}) {
      totalCount edges { node { ${selectionOf(row)} } } pageInfo { hasNextPage endCursor }
    }
  }`;
  const rows: Row[] = [];
  for (let after: string | null = null, more = true; more;) {
    const { list } = z.object({ list: Page }).parse(await dataOf(who, query, { after, filter }));
    rows.push(...list.edges.map((edge) => edge.node));
    ({ hasNextPage: more, endCursor: after } = list.pageInfo);
    if (!more) return { rows, total: list.totalCount };
  }
  return { rows, total: 0 };
}

/** Things by id, through `node` and through `nodes`. */
export async function byId(who: Visitor, type: GraphQLObjectType, ids: readonly string[]): Promise<(Row | null)[]> {
  const fragment = `... on ${type.name} { ${selectionOf(type)} }`;
  const each = ids.map((id, n) => `n${n}: node(id: ${JSON.stringify(id)}) { ${fragment} }`).join(" ");
  const data = await dataOf(who, `query ($ids: [ID!]!) { all: nodes(ids: $ids) { ${fragment} } ${each} }`, { ids });
  const { all, ...single } = z
    .object({ all: z.array(Row.nullable()) })
    .catchall(Row.nullable())
    .parse(data);
  return [...all, ...Object.values(single)];
}
