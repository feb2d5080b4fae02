import { orderImportRoutes } from "@linehaul/schema/orders/order-import/routes";
import { ImportError as ImportErrorContract } from "@linehaul/schema/orders/order-import/wrong-cell";
import { MAX_PAGE_SIZE } from "@linehaul/schema/paging";
import { builder } from "../../../access/builder.ts";
import { keyOf } from "../../../access/node-id.ts";
import "../../../contract/common.ts";
import { objectOf } from "../../../contract/named.ts";
import { ruleText } from "../../../language/text.ts";

const OrderImportError = objectOf(ImportErrorContract, {
  without: ["params", "importId"],
  more: (t) => ({
    message: t.string({
      description: "What is wrong, in the request's language.",
      resolve: ({ rule, params }, _args, { visit }) => ruleText(visit.language, rule, params),
    }),
  }),
});

builder.queryField("orderImportErrors", (t) =>
  t.may("ORDER_IMPORT.VIEW").field({
    type: [OrderImportError],
    description: `Wrong cells of a sheet that the viewer uploaded, in its order, the first ${String(MAX_PAGE_SIZE)}; the marked workbook has all. One call to the order service.`,
    args: { id: t.arg.id({ required: true, description: "Node id of the import." }) },
    resolve: async (_root, { id }, grant) => {
      const filter = { importId: keyOf("OrderImport", id) };
      const body = { pageSize: MAX_PAGE_SIZE, sort: "AT_ASC", filter } as const;
      return (await grant.call(orderImportRoutes.errors, { body })).data;
    },
  }),
);
