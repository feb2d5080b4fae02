import { catalogueByIds, catalogueToggle } from "@linehaul/kit/catalogue";
import { feature as bind } from "@linehaul/kit/feature";
import { pageRows } from "@linehaul/kit/paging";
import { sortsIn } from "@linehaul/kit/sorts-in";
import { addServiceRoutes as routes, addServiceSorts } from "@linehaul/schema/base-data/add-service";
import { asc } from "drizzle-orm";
import { namedRow } from "../named.ts";
import { rowUses } from "../row-uses.ts";
import { kind, matching } from "./kind.ts";
import { save } from "./save.ts";
import { addService } from "./table.ts";
import { usesOfAddService } from "./uses.ts";

const sorts = sortsIn(addService, addServiceSorts);

export const feature = bind(routes, {
  pageQuery: ({ body: query }, { db }) => pageRows({ db, ...kind, query, sorts, where: matching(query.filter) }),
  byIds: ({ body }, call) => catalogueByIds(call, { ...kind, ids: body.ids }),
  uses: ({ body }, call) => rowUses(call, kind, body.id, usesOfAddService),
  saveOrModify: ({ body }, call) => save(call, body),
  enable: ({ body }, call) => catalogueToggle(call, { ...kind, id: body.id, status: "ENABLED" }),
  disable: ({ body }, call) => catalogueToggle(call, { ...kind, id: body.id, status: "DISABLED" }),
  list: async (_input, { db }) => {
    const rows = await db.select().from(addService).orderBy(asc(addService.sort), asc(addService.id));
    return rows.map(namedRow);
  },
});
