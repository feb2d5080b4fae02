import { z } from "zod";
import { ById, savedRow } from "../catalogue.ts";
import { asRead, isJson, line } from "../field.ts";
import { isModuleCode } from "../modules.ts";
import { routesOf } from "../route.ts";

/** How many a user may keep of a page. */
export const MOST_VIEWS = 30;

const Page = z
  .string()
  .max(40, "text.max")
  .refine((code): boolean => isModuleCode(code), "view.page")
  .describe("Module code of the list, e.g. `ORDER_LIST`.");
export const ViewName = z.object({ name: line(60).describe("Unique among the user's own of the page.") });
const own = {
  page: Page,
  ...ViewName.shape,
  state: z
    .string()
    .max(32_768, "text.max")
    .refine(isJson, "preference.json")
    .describe("What the list is set to: filter, sort, columns. JSON text; its shape is the page's own."),
};
export const SavedViewInput = z.object({ ...savedRow, ...own });
export const SavedView = z
  .object({
    id: z.uuid().describe("Its key; a link names it."),
    ...asRead(own),
    isDefault: z.boolean().describe("The list opens with it. One of a page at the most; always false of another's."),
    isOwn: z.boolean().describe("Of the caller; another's is read by its link and changed by nobody but him."),
    version: z
      .int()
      .describe("Rises with each save; goes back with an edit. A save of an older one is refused (409002)."),
    modifiedAt: z.iso.datetime().describe("When it was changed last."),
  })
  .meta({ id: "SavedView", description: "A list as a user set it, under a name. It holds no rows." });
export type SavedView = z.infer<typeof SavedView>;
export const DefaultView = ById.extend({ isDefault: z.boolean().describe("The list opens with it, or no more.") });

const { read, write } = routesOf("admin");
export const savedViewRoutes = {
  list: read("/dev-basp-user/savedView/list", {
    may: ["SELF"],
    summary: "The caller's own views of a page, by name",
    body: z.object({ page: Page }),
    result: z.array(SavedView),
  }),
  get: read("/dev-basp-user/savedView/get", {
    may: ["SELF"],
    summary: "A view by the id that a link names, of whomever it is; null when there is none",
    body: ById,
    result: SavedView.nullable(),
  }),
  save: write("/dev-basp-user/savedView/save", {
    may: ["SELF"],
    summary: "Keep a view (no id), at most 30 of a page, or change one of the caller's own",
    body: SavedViewInput,
    result: SavedView,
  }),
  setDefault: write("/dev-basp-user/savedView/setDefault", {
    may: ["SELF"],
    summary: "Open the page with this view, in place of any other, or no more",
    body: DefaultView,
    result: SavedView,
  }),
  delete: write("/dev-basp-user/savedView/delete/:id", {
    may: ["SELF"],
    summary: "Take a view away; its links lead to the list as it is",
    params: ById,
    result: SavedView,
  }),
} as const;
