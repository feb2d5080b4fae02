import type { ObjectFieldsShape, ObjectRef } from "@pothos/core";
import { builder, type Types } from "../access/builder.ts";
import type { Paged } from "./connection.ts";
import type { PageCursor, PageCursors } from "./facts.ts";

const PageCursorRef = builder.objectRef<PageCursor>("PageCursor").implement({
  description: "A page that can be asked for by its number.",
  fields: (t) => ({
    cursor: t.exposeString("cursor", { description: "Goes into `after`, with the same page size, sort and filter." }),
    page: t.exposeInt("page", { description: "The page's number, from 1." }),
    isCurrent: t.exposeBoolean("isCurrent", { description: "Is this the page at hand?" }),
  }),
});

const PageCursorsRef = builder.objectRef<PageCursors>("PageCursors").implement({
  description: "The pages that can be reached by number, for a row of page buttons.",
  fields: (t) => ({
    first: t.expose("first", {
      type: PageCursorRef,
      nullable: true,
      description: "Page 1; null where `around` holds it.",
    }),
    around: t.expose("around", { type: [PageCursorRef], description: "The pages near the current one, in order." }),
    last: t.expose("last", {
      type: PageCursorRef,
      nullable: true,
      description: "The last page; null where `around` holds it, or where rows are too many to be counted.",
    }),
    previous: t.expose("previous", { type: PageCursorRef, nullable: true, description: "Null on page 1." }),
    next: t.expose("next", {
      type: PageCursorRef,
      nullable: true,
      description: "Null on the last page, and where numbers end (10,000 rows): go on with `pageInfo.endCursor`.",
    }),
  }),
});

/** The pages of all lists, for those who page through any of them. */
const PageOfRows = builder.interfaceRef<Paged<object>>("PageOfRows").implement({
  description: "A page of a list: what lies around it, and how many rows there are.",
  fields: (t) => ({
    pageInfo: t.field({
      type: builder.pageInfoRef(),
      description: "What lies before and after this page.",
      resolve: (c) => c.pageInfo,
    }),
    totalCount: t.int({
      description: "How many rows there are, counted up to 10,000. Costs a query, only when asked for.",
      resolve: (c) => c.totalCount,
    }),
    totalIsExact: t.boolean({
      description: "False where there are more than the 10,000 that were counted.",
      resolve: (c) => c.totalIsExact,
    }),
    pageCursors: t.field({
      type: PageCursorsRef,
      nullable: true,
      description: "Null where the page's number is not known: it was reached by key.",
      resolve: (c) => c.pageCursors(),
    }),
  }),
});

/** The connection and edge types of a node: `OrderConnection`, `OrderEdge`. `fields` are the connection's own beside the common ones. */
export function connectionType<Row extends object, Shape extends Paged<Row>>(
  node: ObjectRef<Types, Row>,
  o: { readonly description: string; readonly fields?: ObjectFieldsShape<Types, Shape> },
) {
  const edge = builder.edgeObject({
    type: node,
    name: `${node.name}Edge`,
    description: `A row of ${node.name}Connection.`,
  });
  const connection = builder.objectRef<Shape>(`${node.name}Connection`).implement({
    description: o.description,
    fields: (t) => ({
      edges: t.field({
        type: [edge],
        description: "The rows of this page, in the order of the sort.",
        resolve: (c) => c.edges,
      }),
      ...o.fields?.(t),
    }),
  });
  connection.addInterfaces([PageOfRows]);
  return connection;
}
