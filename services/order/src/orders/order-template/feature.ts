import { catalogueByIds, catalogueDelete } from "@linehaul/kit/catalogue";
import type { Call } from "@linehaul/kit/call";
import { feature as bind } from "@linehaul/kit/feature";
import { letGo } from "@linehaul/kit/files/kept";
import { anyContains } from "@linehaul/kit/contains";
import { pageRows } from "@linehaul/kit/paging";
import { sortsIn } from "@linehaul/kit/sorts-in";
import type { FileAnswer } from "@linehaul/schema/file";
import { sheetHeadings } from "@linehaul/schema/orders/order-import/sheet-heading";
import { templateMapSorts, userTemplateMapSorts, type TemplateMap } from "@linehaul/schema/orders/order-template/map";
import { orderTemplateSorts } from "@linehaul/schema/orders/order-template/row";
import { orderTemplateRoutes } from "@linehaul/schema/orders/order-template/routes";
import { and, eq } from "drizzle-orm";
import { matching, mine } from "./mine.ts";
import { holder, ownTemplate, save, saveMap } from "./save.ts";
import { orderTemplate, userTemplateMap, type OrderTemplateRecord } from "./table.ts";
import { forgetUserMap, ownMaps, userMapsById, userMapView } from "./user-map.ts";
import { workbookFile } from "./workbook.ts";

const sorts = sortsIn(orderTemplate, orderTemplateSorts);
const mapSorts = sortsIn(orderTemplate, templateMapSorts);
const userMapSorts = sortsIn(userTemplateMap, userTemplateMapSorts);

const mapView = ({ id, name, version, modifiedAt, headings, map }: OrderTemplateRecord): TemplateMap => ({
  id,
  name,
  version,
  modifiedAt: modifiedAt.toISOString(),
  headings: sheetHeadings(headings, map),
});

/** The workbook; that it was taken is recorded. */
async function download(call: Call, id: string): Promise<FileAnswer> {
  const template = await ownTemplate(call, id);
  const { site, fileName } = template;
  const open = await workbookFile(call, template);
  return call.write<FileAnswer>(
    async (_tx, emit) => {
      emit({ type: "orderTemplate.downloaded", subject: id, site, kind: "EXPORT", after: { file: fileName } });
      return open();
    },
    { remember: false },
  );
}

export const feature = bind(orderTemplateRoutes, {
  pageQuery: async ({ body: query }, call) => {
    const { within, ...own } = await mine(call);
    return pageRows({ db: call.db, ...own, query, sorts, where: and(within, matching(query.filter)) });
  },
  byIds: async ({ body }, call) => catalogueByIds(call, { ...(await mine(call)), ids: body.ids }),
  upload: async ({ params, file }, call) => {
    if (params.id !== "new") await ownTemplate(call, params.id);
    return file;
  },
  save: ({ body }, call) => save(call, body),
  delete: async ({ body }, call) =>
    catalogueDelete(call, { ...(await mine(call)), id: body.id, beside: (tx, { id }) => letGo(tx, holder(id)) }),
  download: ({ params }, call) => download(call, params.id),
  templateMap: async ({ body: query }, call) => {
    const { within, table } = await mine(call);
    const { id, keyword } = query.filter ?? {};
    const where = and(within, id ? eq(table.id, id) : undefined, anyContains([table.name], keyword));
    return pageRows({ db: call.db, table, query, sorts: mapSorts, where, row: mapView });
  },
  saveTemplateMap: ({ body }, call) => saveMap(call, body),
  userTemplateMap: async ({ body: query }, call) =>
    pageRows({
      db: call.db,
      table: userTemplateMap,
      query,
      sorts: userMapSorts,
      where: await ownMaps(call, query.filter),
      row: userMapView,
    }),
  userTemplateMapByIds: ({ body }, call) => userMapsById(call, body.ids),
  deleteUserTemplateMap: ({ body }, call) => forgetUserMap(call, body.id),
});
