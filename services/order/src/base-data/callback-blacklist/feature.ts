import { copiedRows } from "@linehaul/kit/copied-rows";
import { catalogueByIds, catalogueDelete } from "@linehaul/kit/catalogue";
import { feature as bind } from "@linehaul/kit/feature";
import { pageRows } from "@linehaul/kit/paging";
import { sortsIn } from "@linehaul/kit/sorts-in";
import {
  callbackBlacklistRoutes as routes,
  callbackBlacklistSorts,
} from "@linehaul/schema/base-data/callback-blacklist/callback-blacklist";
import { callbackBlacklistCopyRoutes } from "@linehaul/schema/base-data/callback-blacklist/copy";
import { and, asc } from "drizzle-orm";
import { matching, mine } from "./mine.ts";
import { save } from "./save.ts";
import { callbackBlacklist } from "./table.ts";
import { withheld } from "./withheld.ts";

const sorts = sortsIn(callbackBlacklist, callbackBlacklistSorts);

const { id, site, customerCode, host, reason } = callbackBlacklist;
const copiedColumns = { id, site, customerCode, host, reason };

export const feature = bind(
  { ...routes, ...callbackBlacklistCopyRoutes },
  {
    copy: ({ body }, { db }) =>
      copiedRows(body, id, (where, most) =>
        db.select(copiedColumns).from(callbackBlacklist).where(where).orderBy(asc(id)).limit(most),
      ),
    pageQuery: async ({ body: query }, call) => {
      const { within, ...own } = await mine(call);
      return pageRows({ db: call.db, ...own, query, sorts, where: and(within, matching(query.filter)) });
    },
    byIds: async ({ body }, call) => catalogueByIds(call, { ...(await mine(call)), ids: body.ids }),
    tried: async ({ body }, call) => {
      const { within } = await mine(call);
      const row = await withheld(call.db, within, body);
      return { isWithheld: row !== null, row };
    },
    save: ({ body }, call) => save(call, body),
    delete: async ({ params }, call) => catalogueDelete(call, { ...(await mine(call)), id: params.id }),
  },
);
