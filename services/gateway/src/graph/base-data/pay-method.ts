import {
  PayFor,
  PaymentMethod as PaymentMethodRow,
  PaymentMethodFilter,
  PaymentMethodInput,
  payMethodRoutes,
  payMethodSorts,
} from "@linehaul/schema/base-data/pay-method";
import { viewerMay } from "../../access/viewer-may.ts";
import { catalogueEntity } from "../../catalogue/entity.ts";
import { catalogueSave } from "../../catalogue/save.ts";
import { catalogueToggle } from "../../catalogue/toggle.ts";
// The enum of who pays.
import "../orders/order/order-parts.ts";
import { list } from "../../contract/list.ts";
import { enumOf } from "../../contract/named.ts";

enumOf(PayFor);
const PaymentMethod = catalogueEntity("PaymentMethod", PaymentMethodRow, {
  description: "How freight, duties and taxes are paid, and by whom. Common to the sites.",
  may: ["PAY_METHOD.VIEW"],
  load: (ids, grant) => grant.call(payMethodRoutes.byIds, { body: { ids: [...ids] } }),
  acts: {
    edit: "PAY_METHOD.EDIT",
    turn: { enable: "PAY_METHOD.ENABLE", disable: "PAY_METHOD.DISABLE" },
  },
});

list("payMethods", {
  type: PaymentMethod,
  description: "Pay and tax pay methods, a page. One call to the order service.",
  sorts: payMethodSorts,
  filter: PaymentMethodFilter,
  page: (grant, query) => grant.call(payMethodRoutes.pageQuery, { body: query }),
  fields: (t) => ({ viewerMayCreate: viewerMay(t, "PAY_METHOD.CREATE", "May the viewer add one?") }),
});

catalogueSave({
  type: PaymentMethod,
  field: "payMethod",
  may: { create: "PAY_METHOD.CREATE", edit: "PAY_METHOD.EDIT" },
  schema: PaymentMethodInput,
  save: (grant, body, options) => grant.call(payMethodRoutes.save, { body }, options),
});

catalogueToggle("Enable", {
  type: PaymentMethod,
  field: "payMethod",
  may: "PAY_METHOD.ENABLE",
  description: "Brings a pay method into use.",
  write: (grant, id, options) => grant.call(payMethodRoutes.enable, { params: { id } }, options),
});
catalogueToggle("Disable", {
  type: PaymentMethod,
  field: "payMethod",
  may: "PAY_METHOD.DISABLE",
  description: "Takes a pay method out of use; orders keep it.",
  write: (grant, id, options) => grant.call(payMethodRoutes.disable, { params: { id } }, options),
});
