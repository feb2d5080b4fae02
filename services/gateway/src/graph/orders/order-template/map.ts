import { SheetHeading as SheetHeadingContract } from "@linehaul/schema/orders/order-import/sheet-heading";
import {
  TemplateMap as TemplateMapContract,
  TemplateMapInput,
  UserTemplateMap as UserTemplateMapContract,
  UserTemplateMapFilter,
  userTemplateMapSorts,
} from "@linehaul/schema/orders/order-template/map";
import { orderTemplateRoutes } from "@linehaul/schema/orders/order-template/routes";
import { builder } from "../../../access/builder.ts";
import { keyOf } from "../../../access/node-id.ts";
import { viewerMay } from "../../../access/viewer-may.ts";
import { catalogueToggle } from "../../../catalogue/toggle.ts";
import { contractEntity } from "../../../contract/entity.ts";
import { list } from "../../../contract/list.ts";
import { objectOf } from "../../../contract/named.ts";
import { parseInput } from "../../../errors/parse-input.ts";
import { written } from "../../../errors/user-error.ts";
import { idempotencyKey, keyedBy } from "../../../writing/idempotency.ts";
import { payload } from "../../../writing/payload.ts";
import { HeadingChoiceInput } from "../order-import/heading.ts";
import { OrderTemplate } from "./order-template.ts";

objectOf(SheetHeadingContract);
const TemplateMap = objectOf(TemplateMapContract, { without: ["id"] });

builder.queryField("orderTemplateMap", (t) =>
  t.may("ORDER_TEMPLATE.VIEW").field({
    type: TemplateMap,
    nullable: true,
    description:
      "What the headings of an order template mean; null for one that the viewer may not see. One call to the order service.",
    args: { id: t.arg.id({ required: true, description: "Node id of the template." }) },
    resolve: async (_root, { id }, grant) => {
      const body = { pageSize: 1, filter: { id: keyOf("OrderTemplate", id) } };
      return (await grant.call(orderTemplateRoutes.templateMap, { body })).data[0] ?? null;
    },
  }),
);

const SaveMapInput = builder.inputType("SaveOrderTemplateMapInput", {
  description: "What the headings of a template shall mean.",
  fields: (t) => ({
    id: t.id({ required: true, description: "Node id of the template." }),
    version: t.int({ required: true, description: "The version that was read." }),
    map: t.field({
      type: [HeadingChoiceInput],
      required: true,
      description:
        "What is chosen; headings that are not named mean what they mean by themselves. At most 500 at once.",
    }),
    idempotencyKey: idempotencyKey(t),
  }),
});
builder.mutationField("saveOrderTemplateMap", (t) =>
  t.may("ORDER_TEMPLATE.UPLOAD").field({
    type: payload("SaveOrderTemplateMap", "orderTemplate", OrderTemplate),
    description:
      "Keeps what the headings of an order template mean: sheets with the same headings are read so, unless their uploader chose otherwise.",
    args: { input: t.arg({ type: SaveMapInput, required: true, description: "What to keep." }) },
    resolve: (_root, { input: { id, idempotencyKey: key, ...own } }, grant) =>
      written(grant.visit, () => {
        const body = parseInput(TemplateMapInput, { ...own, id: keyOf("OrderTemplate", id) });
        return grant.call(orderTemplateRoutes.saveTemplateMap, { body }, keyedBy(key));
      }),
  }),
);

const UserTemplateMap = contractEntity("UserTemplateMap", UserTemplateMapContract, {
  description: "What the viewer chose for the headings of a sheet, for his next one with the same (ORD-11).",
  may: ["ORDER_TEMPLATE.VIEW"],
  key: ({ id }) => id,
  load: (ids, grant) => grant.call(orderTemplateRoutes.userTemplateMapByIds, { body: { ids: [...ids] } }),
  fields: (t) => ({
    viewerMayDelete: viewerMay(t, "ORDER_TEMPLATE.UPLOAD", "May the viewer have it forgotten?"),
  }),
});
list("userTemplateMaps", {
  type: UserTemplateMap,
  description: "What the viewer chose for headings of his sheets at this site, a page. One call to the order service.",
  sorts: userTemplateMapSorts,
  filter: UserTemplateMapFilter,
  page: (grant, query) => grant.call(orderTemplateRoutes.userTemplateMap, { body: query }),
});
catalogueToggle("Delete", {
  type: UserTemplateMap,
  field: "userTemplateMap",
  may: "ORDER_TEMPLATE.UPLOAD",
  description: "Forgets what the viewer chose for the headings of a sheet: his next one is read as everybody's.",
  write: (grant, id, options) => grant.call(orderTemplateRoutes.deleteUserTemplateMap, { body: { id } }, options),
});
