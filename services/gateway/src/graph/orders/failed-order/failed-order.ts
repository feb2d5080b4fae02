import * as contract from "@linehaul/schema/orders/failed-order";
import { builder } from "../../../access/builder.ts";
import { viewerMay } from "../../../access/viewer-may.ts";
import "../../../contract/common.ts";
import { contractEntity } from "../../../contract/entity.ts";
import { list } from "../../../contract/list.ts";
import { enumOf } from "../../../contract/named.ts";
import { refusalText, ruleText } from "../../../language/text.ts";
import { Country, countryOf } from "../../base-data/country.ts";

enumOf(contract.OrderWrite);
enumOf(contract.FailureReason);

const FailedOrderProblem = builder
  .objectRef<{ readonly field: string; readonly message: string }>("FailedOrderProblem")
  .implement({
    description: "A rule that the order broke.",
    fields: (t) => ({
      field: t.exposeString("field", {
        description:
          "Where: names of fields with dots between, e.g. `receiver.phone`; empty where it is the whole order.",
      }),
      message: t.exposeString("message", { description: "What is wrong, in the reader's language." }),
    }),
  });

const FailedOrder = contractEntity("FailedOrder", contract.FailedOrder, {
  description: "An order that the order service refused to write (ORD-01).",
  may: ["FAILED_ORDER.VIEW"],
  key: ({ id }) => id,
  load: (ids, grant) => grant.call(contract.failedOrderRoutes.byIds, { body: { ids: [...ids] } }),
  without: ["problems", "receiverCountry"],
  fields: (t) => ({
    message: t.string({
      description: "What the service answered, in the reader's language.",
      resolve: ({ code }, _args, { visit }) => refusalText(visit.language, code, undefined),
    }),
    problems: t.field({
      type: [FailedOrderProblem],
      description: "Each rule that it broke; none where it broke none.",
      resolve: ({ problems }, _args, { visit }) =>
        problems.map(({ path, key, params }) => ({
          field: path.join("."),
          message: ruleText(visit.language, key, params),
        })),
    }),
    receiverCountry: t.field({
      type: Country,
      nullable: true,
      description: "Null for a code that is not kept.",
      resolve: (order, _args, context) => countryOf(order.receiverCountry, context),
    }),
    viewerMayShowClear: viewerMay(t, "FAILED_ORDER.SHOW_CLEAR", "May the viewer reveal what is masked?"),
  }),
});

list("failedOrders", {
  type: FailedOrder,
  description: "Orders that were not written, among the rows that you may see, a page. One call to the order service.",
  sorts: contract.failedOrderSorts,
  filter: contract.FailedOrderFilter,
  page: (grant, query) => grant.call(contract.failedOrderRoutes.pageQuery, { body: query }),
  fields: (t) => ({ viewerMayAnalyse: viewerMay(t, "FAILED_ORDER.ANALYSE", "May the viewer see where orders fail?") }),
});
