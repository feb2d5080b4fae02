import { encodeCursor, type Page } from "@linehaul/schema/paging";
import { pageCursors } from "./cursors.ts";
import type { PageFacts } from "./facts.ts";
import type { PageRequest } from "./request.ts";
import type { SortKey } from "./sort-key.ts";

/** A page of a connection, as its fields are read. */
export interface Paged<Row> extends PageFacts {
  readonly edges: { readonly cursor: string; readonly node: Row }[];
  readonly pageInfo: {
    readonly hasNextPage: boolean;
    readonly hasPreviousPage: boolean;
    readonly startCursor: string | null;
    readonly endCursor: string | null;
  };
}

/** The services write `=` before a value and nothing where there is none (kit/src/paging.ts). */
const keyCursor = (hash: string, value: string | null, id: string): string =>
  encodeCursor({ kind: "key", hash, value: value === null ? "" : `=${value}`, id });

const LAST_ID = "ffffffff-ffff-ffff-ffff-ffffffffffff";

/** A row of a page. Its cursor is made when somebody asks for it: lists rarely do. */
class Edge<Row> {
  readonly node: Row;
  readonly #cursorOf: (node: Row) => string;
  constructor(node: Row, cursorOf: (node: Row) => string) {
    this.node = node;
    this.#cursorOf = cursorOf;
  }
  get cursor(): string {
    return this.#cursorOf(this.node);
  }
}

/** The part of a service's `pageQuery` that says which page. */
export const pagePart = <Row>({ size, by, fromEnd, hash }: PageRequest, { beyond }: SortKey<Row>) => ({
  pageSize: size,
  ...(fromEnd ? { before: keyCursor(hash, beyond, LAST_ID) } : by),
});

/** A service's page as a connection. Every row has a cursor; those of the ends are the service's own. */
export function connectionOf<Row extends { readonly id: string }>(
  page: Page<Row>,
  { hash, num, size, fromEnd }: PageRequest,
  sort: SortKey<Row>,
): Paged<Row> {
  const cursorOf = (node: Row): string => keyCursor(hash, sort.text(node), node.id);
  const edges = page.data.map((node) => new Edge(node, cursorOf));
  const numbered = num !== null && page.total !== null;
  return {
    edges,
    pageInfo: {
      hasNextPage: !fromEnd && page.after !== null,
      hasPreviousPage: page.before !== null,
      startCursor: page.before ?? edges[0]?.cursor ?? null,
      endCursor: page.after ?? edges.at(-1)?.cursor ?? null,
    },
    totalCount: page.total ?? 0,
    totalIsExact: page.totalExact,
    pageCursors: () =>
      numbered ? pageCursors({ num, size, hash, total: page.total, isExact: page.totalExact }) : null,
  };
}
