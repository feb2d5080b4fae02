import { and, asc, eq } from "drizzle-orm";
import { feature as bind } from "@linehaul/kit/feature";
import { savedViewRoutes } from "@linehaul/schema/system/saved-view";
import { deleteView, saveView, setDefaultView } from "./change.ts";
import { savedView } from "./table.ts";
import { shownTo } from "./view.ts";

export const feature = bind(savedViewRoutes, {
  list: async ({ body }, { db, caller }) => {
    const rows = await db
      .select()
      .from(savedView)
      .where(and(eq(savedView.userId, caller.user), eq(savedView.page, body.page)))
      .orderBy(asc(savedView.name));
    return rows.map(shownTo(caller.user));
  },
  get: async ({ body }, { db, caller }) => {
    const [row] = await db.select().from(savedView).where(eq(savedView.id, body.id));
    return row === undefined ? null : shownTo(caller.user)(row);
  },
  save: ({ body }, call) => saveView(call, body),
  setDefault: ({ body }, call) => setDefaultView(call, body.id, body.isDefault),
  delete: ({ params }, call) => deleteView(call, params.id),
});
