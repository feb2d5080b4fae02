import { z } from "zod";
import { ById, ByIds, catalogueRow, editedRow } from "../catalogue.ts";
import { keyword, line } from "../field.ts";
import { page, pageQuery } from "../paging.ts";
import { route, routesOf } from "../route.ts";
import { sortNames, type Sorts } from "../sorts.ts";

const own = {
  code: line(40).describe("Names the row; in use once."),
  note: line(200).describe("Anything."),
};
export const NewDemoRow = z.object(own);
export const ChangedDemoRow = z.object({ ...editedRow, ...own });
/** As GraphiQL has it: with an id for an edit. */
export const DemoRowInput = z.object({ id: editedRow.id.optional(), version: editedRow.version, ...own });
export type DemoRowInput = z.infer<typeof DemoRowInput>;
/** A row to try calls out on. Nothing obeys it, and production has none. */
export const DemoRow = catalogueRow("DemoRow", own);
export type DemoRow = z.infer<typeof DemoRow>;

export const demoRowSorts = {
  CODE_ASC: "code",
  CODE_DESC: "code",
  MODIFIED_AT_DESC: "modifiedAt",
} as const satisfies Sorts<DemoRow>;
export const DemoRowFilter = z.object({ keyword: keyword("code or note") });

const { read, write } = routesOf("order");
const may = ["GRAPHIQL.MUTATE"] as const;
/** The specification's Demo paths: rows to try calls out on, by whoever may try calls out. */
export const demoRowRoutes = {
  page: read("/demo/page", {
    may: ["GRAPHIQL.VIEW"],
    summary: "Rows to try calls out on, a page; 404001 in production",
    body: pageQuery({ filter: DemoRowFilter.shape, sort: sortNames(demoRowSorts) }),
    result: page(DemoRow),
  }),
  byIds: read("/demo/byIds", {
    may: ["GRAPHIQL.VIEW"],
    summary: "Rows to try calls out on, by id; 404001 in production",
    body: ByIds,
    result: z.array(DemoRow),
  }),
  query: route({
    service: "order",
    method: "GET",
    path: "/demo/query/:id",
    may: ["GRAPHIQL.VIEW"],
    safe: true,
    summary: "A row to try calls out on; 404001 without, and in production",
    params: ById,
    result: DemoRow,
  }),
  insert: write("/demo/insert", {
    may,
    summary: "Make a row to try calls out on; 404001 in production",
    body: NewDemoRow,
    result: DemoRow,
  }),
  update: write("/demo/update", {
    may,
    summary: "Edit a row to try calls out on; 404001 in production",
    body: ChangedDemoRow,
    result: DemoRow,
  }),
  delete: route({
    service: "order",
    method: "DELETE",
    path: "/demo/delete/:id",
    may,
    summary: "Delete a row to try calls out on; 404001 in production",
    params: ById,
    result: DemoRow,
  }),
} as const;
