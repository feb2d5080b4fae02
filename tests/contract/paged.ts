import { z } from "zod";
import { dataOf } from "../access/sites/read.ts";
import type { Visitor } from "../house/visitor.ts";
import type { SortedList } from "./lists.ts";

const Row = z.looseObject({ id: z.string() });
const Page = z.object({
  edges: z.array(z.object({ cursor: z.string(), node: Row })),
  pageInfo: z.object({ hasNextPage: z.boolean(), endCursor: z.string().nullable() }),
});
/** A row of a list as it was read, with its own cursor. */
export interface Listed {
  readonly id: string;
  readonly cursor: string;
  /** Of the field that the list is sorted by. */
  readonly value: unknown;
}

const MOST = 200;
/** Fewer than the gateway lets through. */
const ALIASES = 14;

/** The whole list, from its first page to its last. */
export async function wholeList(who: Visitor, { list, sort, field }: SortedList): Promise<readonly Listed[]> {
  const query = `query ($after: String) { page: ${list}(first: ${MOST}, after: $after, sort: ${sort}) {
    edges { cursor node { id ${field} } } pageInfo { hasNextPage endCursor }
  } }`;
  const rows: Listed[] = [];
  for (let after: string | null = null, more = true; more;) {
    const { page } = z.object({ page: Page }).parse(await dataOf(who, query, { after }));
    rows.push(...page.edges.map(({ cursor, node }) => ({ cursor, id: node.id, value: node[field] })));
    ({ hasNextPage: more, endCursor: after } = page.pageInfo);
  }
  return rows;
}

const Ids = z.object({ edges: z.array(z.object({ node: Row })) });

/** The ids of some pages of a list, each asked for by its arguments: `first: 2, after: "…"`. */
export async function pagesOf(
  who: Visitor,
  { list, sort }: SortedList,
  pages: readonly string[],
): Promise<readonly (readonly string[])[]> {
  const found: string[][] = [];
  for (let from = 0; from < pages.length; from += ALIASES) {
    const asked = pages.slice(from, from + ALIASES);
    const fields = asked.map((args, n) => `page${n}: ${list}(${args}, sort: ${sort}) { edges { node { id } } }`);
    const answered = z.record(z.string(), Ids).parse(await dataOf(who, `{ ${fields.join(" ")} }`, {}));
    for (const [n, args] of asked.entries()) {
      const page = answered[`page${n}`];
      if (!page) throw new Error(`no answer to ${args}`);
      found.push(page.edges.map(({ node }) => node.id));
    }
  }
  return found;
}
