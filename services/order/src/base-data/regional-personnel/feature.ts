import { catalogueByIds, catalogueDelete } from "@linehaul/kit/catalogue";
import { feature as bind } from "@linehaul/kit/feature";
import { pageRows } from "@linehaul/kit/paging";
import { reveal } from "@linehaul/kit/reveal";
import { sortsIn } from "@linehaul/kit/sorts-in";
import { regionalPersonnelRoutes as routes } from "@linehaul/schema/base-data/regional-personnel/routes";
import { regionalPersonnelSorts } from "@linehaul/schema/base-data/regional-personnel/row";
import { and, eq } from "drizzle-orm";
import { rowUses } from "../row-uses.ts";
import { matching, mine } from "./mine.ts";
import { save } from "./save.ts";
import { regionalPersonnel as t } from "./table.ts";
import { usesOfPerson } from "./uses.ts";

const sorts = sortsIn(t, regionalPersonnelSorts);

export const feature = bind(routes, {
  pageQuery: async ({ body: query }, call) => {
    const { within, ...own } = await mine(call);
    return pageRows({ db: call.db, ...own, query, sorts, where: and(within, matching(query.filter)) });
  },
  byIds: async ({ body }, call) => catalogueByIds(call, { ...(await mine(call)), ids: body.ids }),
  uses: async ({ body }, call) => rowUses(call, await mine(call), body.id, usesOfPerson),
  save: ({ body }, call) => save(call, body),
  showClear: async ({ body: { id, field, reason } }, call) => {
    const { within } = await mine(call);
    return reveal(call, {
      type: "regionalPersonnel.revealed",
      subject: id,
      field,
      reason,
      read: async (tx) => {
        const [row] = await tx
          .select({ value: t.phone, site: t.site })
          .from(t)
          .where(and(within, eq(t.id, id)));
        return row ?? null;
      },
    });
  },
  delete: async ({ params }, call) => catalogueDelete(call, { ...(await mine(call)), id: params.id }),
});
