import { catalogueSheet } from "@linehaul/kit/catalogue-sheet/catalogue-sheet";
import { NewOrderFlowWhitelist, orderFlowWhitelistColumns } from "@linehaul/schema/base-data/order-flow-whitelist";
import { kind } from "./mine.ts";
import { namesOf, problemsOf } from "./save.ts";
import { orderFlowWhitelist } from "./table.ts";

/** Customers who pass closed lanes, as a sheet. */
export const sheet = catalogueSheet({
  module: "ORDER_FLOW_WHITELIST",
  ...kind,
  columns: orderFlowWhitelistColumns,
  input: NewOrderFlowWhitelist,
  key: "code",
  keyColumn: orderFlowWhitelist.code,
  problems: problemsOf,
  follow: namesOf,
  sample: {
    code: "KINTA-01",
    customerCode: "6010000001",
    fromCountry: "MY",
    fromRegion: "",
    toCountry: "CU",
    toRegion: "",
    validFrom: "2026-11-01",
    validTo: "2026-12-31",
    remark: "Licence 4711",
  },
});
