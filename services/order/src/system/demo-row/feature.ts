import { catalogueByIds, catalogueDelete, catalogueSave, catalogueView } from "@linehaul/kit/catalogue";
import type { Call } from "@linehaul/kit/call";
import { anyContains } from "@linehaul/kit/contains";
import { fail } from "@linehaul/kit/fail";
import { feature as bind } from "@linehaul/kit/feature";
import { pageRows } from "@linehaul/kit/paging";
import { sortsIn } from "@linehaul/kit/sorts-in";
import { SERVICE_CODES } from "@linehaul/schema/errors";
import { type DemoRow, type DemoRowInput, demoRowRoutes, demoRowSorts } from "@linehaul/schema/system/demo-row";
import { demoRow } from "./table.ts";

const view = (row: typeof demoRow.$inferSelect): DemoRow => ({ ...row, ...catalogueView(row) });
const kind = { table: demoRow, row: view, event: "demoRow.changed" };
const sorts = sortsIn(demoRow, demoRowSorts);

const save = (call: Call, { id, version, ...values }: DemoRowInput) =>
  catalogueSave(call, {
    ...kind,
    id,
    version,
    values,
    unique: { demo_row_code: "code" },
    buttons: { create: "GRAPHIQL.MUTATE", edit: "GRAPHIQL.MUTATE" },
  });

export const feature = {
  ...bind(demoRowRoutes, {
    page: ({ body: query }, { db }) =>
      pageRows({
        db,
        ...kind,
        query,
        sorts,
        where: anyContains([demoRow.code, demoRow.note], query.filter?.keyword),
      }),
    byIds: ({ body }, call) => catalogueByIds(call, { ...kind, ids: body.ids }),
    query: async ({ params }, call) => {
      const [found] = await catalogueByIds(call, { ...kind, ids: [params.id] });
      if (found === undefined) throw fail(SERVICE_CODES.notFound);
      return found;
    },
    insert: ({ body }, call) => save(call, body),
    update: ({ body }, call) => save(call, body),
    delete: ({ params }, call) => catalogueDelete(call, { ...kind, id: params.id }),
  }),
  notInProduction: true,
};
