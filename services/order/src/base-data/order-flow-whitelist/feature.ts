import { catalogueByIds, catalogueToggle } from "@linehaul/kit/catalogue";
import { askExport, previewExport } from "@linehaul/kit/exports/ask";
import { feature as bind } from "@linehaul/kit/feature";
import { pageRows } from "@linehaul/kit/paging";
import { sortsIn } from "@linehaul/kit/sorts-in";
import {
  orderFlowWhitelistRoutes as routes,
  orderFlowWhitelistSorts,
} from "@linehaul/schema/base-data/order-flow-whitelist";
import { and } from "drizzle-orm";
import { orderFlowWhitelistExport } from "./export-list.ts";
import { matching, mine } from "./mine.ts";
import { save } from "./save.ts";
import { sheet } from "./sheet.ts";
import { orderFlowWhitelist } from "./table.ts";

const sorts = sortsIn(orderFlowWhitelist, orderFlowWhitelistSorts);

export const feature = bind(routes, {
  pageQuery: async ({ body: query }, call) => {
    const { within, ...own } = await mine(call);
    return pageRows({ db: call.db, ...own, query, sorts, where: and(within, matching(query.filter)) });
  },
  byIds: async ({ body }, call) => catalogueByIds(call, { ...(await mine(call)), ids: body.ids }),
  saveOrModify: ({ body }, call) => save(call, body),
  enable: async ({ body }, call) => catalogueToggle(call, { ...(await mine(call)), id: body.id, status: "ENABLED" }),
  disable: async ({ body }, call) => catalogueToggle(call, { ...(await mine(call)), id: body.id, status: "DISABLED" }),
  upload: async ({ file }) => file,
  uploadCheck: async ({ body }, call) => sheet.check(call, await mine(call), body.file),
  uploadStore: async ({ body }, call) => sheet.store(call, await mine(call), body),
  downloadTemplate: (_input, call) => sheet.template(call),
  exportAsync: ({ body }, call) => askExport(call, "order", orderFlowWhitelistExport, routes.exportAsync, body),
  exportPreview: ({ body }, call) => previewExport(call, orderFlowWhitelistExport, body),
});
