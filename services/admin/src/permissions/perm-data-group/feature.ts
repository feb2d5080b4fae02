import { and, asc, eq, inArray } from "drizzle-orm";
import { anyContains } from "@linehaul/kit/contains";
import { feature as bind } from "@linehaul/kit/feature";
import { pageRows } from "@linehaul/kit/paging";
import { sortsIn } from "@linehaul/kit/sorts-in";
import { dataGroupRoutes, dataGroupSorts } from "@linehaul/schema/permissions/perm-data-group";
import { existing } from "../existing.ts";
import { organisation } from "../organisation/table.ts";
import { effectiveScope } from "./effective.ts";
import { changeDataGroupState, saveDataGroup } from "./save.ts";
import { dataGroup } from "./table.ts";
import { dataGroupViews, type DataGroupRow } from "./view.ts";

const CHOICES = 50;
const named = (text: string | undefined) => anyContains([dataGroup.code, dataGroup.name], text);
const sorts = sortsIn(dataGroup, dataGroupSorts);

export const feature = bind(dataGroupRoutes, {
  pageQuery: async ({ body: query }, { db }) => {
    const { keyword, status, kind } = query.filter ?? {};
    const page = await pageRows({
      db,
      table: dataGroup,
      query,
      sorts,
      where: and(
        named(keyword),
        status && eq(dataGroup.status, status),
        kind && eq(dataGroup.kind, kind === "CONSTANT" ? "constant" : "variable"),
      ),
      row: (row: DataGroupRow) => row,
    });
    return { ...page, data: await dataGroupViews(db, page.data) };
  },
  byIds: async ({ body }, { db }) =>
    dataGroupViews(db, await db.select().from(dataGroup).where(inArray(dataGroup.id, body.ids))),
  choices: async ({ body }, { db }) => {
    const rows = await db
      .select()
      .from(dataGroup)
      .where(and(eq(dataGroup.status, "ENABLED"), named(body.name)))
      .orderBy(asc(dataGroup.code))
      .limit(CHOICES);
    return rows.map(({ id, code, name, kind }) => ({
      id,
      code,
      name,
      kind: kind === "constant" ? ("CONSTANT" as const) : ("VARIABLE" as const),
    }));
  },
  add: ({ body }, call) => saveDataGroup(call, { ...body, id: undefined }),
  update: ({ body }, call) => saveDataGroup(call, existing(body)),
  changeState: ({ body }, call) => changeDataGroupState(call, body.id, body.status),
  organisations: (_input, { db }) => db.select().from(organisation).orderBy(asc(organisation.code)),
  effective: ({ body }, call) => effectiveScope(call, body.accountId),
});
