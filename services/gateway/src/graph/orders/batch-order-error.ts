import { batchOrderErrorRoutes, ErrorGroup, ImportErrorCount } from "@linehaul/schema/orders/batch-order-error";
import { ImportError, ImportErrorFilter, importErrorSorts } from "@linehaul/schema/orders/order-import/wrong-cell";
import { builder } from "../../access/builder.ts";
import { viewerMay } from "../../access/viewer-may.ts";
import "../../contract/common.ts";
import { contractEntity } from "../../contract/entity.ts";
import { list } from "../../contract/list.ts";
import { enumOf, objectOf } from "../../contract/named.ts";
import { parseInput } from "../../errors/parse-input.ts";
import { written } from "../../errors/user-error.ts";
import { registerFile } from "../../files/file-routes.ts";
import { fileTicket } from "../../files/ticket.ts";
import { ruleText } from "../../language/text.ts";

const BatchOrderError = contractEntity("BatchOrderError", ImportError, {
  description: "A wrong cell of a sheet that somebody uploaded at the site (BATCH_ORDER_ERROR).",
  may: ["BATCH_ORDER_ERROR.VIEW"],
  key: ({ id }) => id,
  load: (ids, grant) => grant.call(batchOrderErrorRoutes.byIds, { body: { ids: [...ids] } }),
  without: ["params", "importId"],
  fields: (t) => ({
    message: t.string({
      description: "What is wrong, in the request's language.",
      resolve: ({ rule, params }, _args, { visit }) => ruleText(visit.language, rule, params),
    }),
  }),
});

const input = list("batchOrderErrors", {
  type: BatchOrderError,
  description: "Wrong cells of sheets uploaded at this site, a page. One call to the order service.",
  sorts: importErrorSorts,
  filter: ImportErrorFilter,
  page: (grant, query) => grant.call(batchOrderErrorRoutes.pageQuery, { body: query }),
  fields: (t) => ({
    viewerMayDownload: viewerMay(t, "BATCH_ORDER_ERROR.DOWNLOAD", "May the viewer take the list along?"),
  }),
});

enumOf(ErrorGroup);
const Count = objectOf(ImportErrorCount, {
  more: (t) => ({
    message: t.string({
      nullable: true,
      description: "The rule in words, in the request's language; null where it is no rule that is counted.",
      resolve: ({ by, key }, _args, { visit }) => (by === "RULE" ? ruleText(visit.language, key) : null),
    }),
  }),
});
builder.queryField("batchOrderErrorCounts", (t) =>
  t.may("BATCH_ORDER_ERROR.VIEW").field({
    type: [Count],
    description: "Wrong cells of the last 30 days by rule, column and file. One call to the order service.",
    resolve: (_root, _args, grant) => grant.call(batchOrderErrorRoutes.analysis, {}),
  }),
);

registerFile(batchOrderErrorRoutes.download);
const DownloadInput = builder.inputType("DownloadBatchOrderErrorsInput", {
  description: "What the file holds.",
  fields: (t) => ({ filter: t.field({ type: input, description: "As the list's; everything without it." }) }),
});
builder.mutationField("downloadBatchOrderErrors", (t) =>
  t.may("BATCH_ORDER_ERROR.DOWNLOAD").field({
    type: fileTicket("DownloadBatchOrderErrors"),
    description: "A ticket for the newest 10,000 of the filtered wrong cells as CSV; the taking is recorded.",
    args: { input: t.arg({ type: DownloadInput, required: true, description: "What the file holds." }) },
    resolve: (_root, { input: { filter } }, grant) =>
      written(grant.visit, async () =>
        grant.file(batchOrderErrorRoutes.download, { body: { filter: parseInput(ImportErrorFilter, filter ?? {}) } }),
      ),
  }),
);
