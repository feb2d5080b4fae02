import { catalogueByIds, catalogueDelete } from "@linehaul/kit/catalogue";
import { askExport, previewExport } from "@linehaul/kit/exports/ask";
import { fail } from "@linehaul/kit/fail";
import { feature as bind } from "@linehaul/kit/feature";
import { pageRows } from "@linehaul/kit/paging";
import { sortsIn } from "@linehaul/kit/sorts-in";
import { warehouseAddressRoutes as routes, warehouseAddressSorts } from "@linehaul/schema/base-data/warehouse-address";
import { SERVICE_CODES } from "@linehaul/schema/errors";
import { and, asc } from "drizzle-orm";
import { warehouseAddressExport } from "./export-list.ts";
import { matching, mine, view } from "./mine.ts";
import { save } from "./save.ts";
import { sheet } from "./sheet.ts";
import { warehouseAddress } from "./table.ts";

const sorts = sortsIn(warehouseAddress, warehouseAddressSorts);

export const feature = bind(routes, {
  pageQuery: async ({ body: query }, call) => {
    const { within, ...own } = await mine(call);
    return pageRows({ db: call.db, ...own, query, sorts, where: and(within, matching(query.filter)) });
  },
  byIds: async ({ body }, call) => catalogueByIds(call, { ...(await mine(call)), ids: body.ids }),
  getById: async ({ params }, call) => {
    const [found] = await catalogueByIds(call, { ...(await mine(call)), ids: [params.id] });
    if (found === undefined) throw fail(SERVICE_CODES.notFound);
    return found;
  },
  query: async ({ body: { keyword } }, call) => {
    const { within } = await mine(call);
    const { sort, id } = warehouseAddress;
    const rows = await call.db
      .select()
      .from(warehouseAddress)
      .where(and(within, matching({ keyword, status: "ENABLED" })))
      .orderBy(asc(sort), asc(id))
      .limit(50);
    return rows.map(view);
  },
  add: ({ body }, call) => save(call, body),
  update: ({ body }, call) => save(call, body),
  delete: async ({ body }, call) => catalogueDelete(call, { ...(await mine(call)), id: body.id }),
  upload: async ({ file }) => file,
  uploadCheck: async ({ body }, call) => sheet.check(call, await mine(call), body.file),
  uploadStore: async ({ body }, call) => sheet.store(call, await mine(call), body),
  downloadTemplate: (_input, call) => sheet.template(call),
  exportAsync: ({ body }, call) => askExport(call, "order", warehouseAddressExport, routes.exportAsync, body),
  exportPreview: ({ body }, call) => previewExport(call, warehouseAddressExport, body),
});
