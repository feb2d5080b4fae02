import type { ServiceOptions } from "@linehaul/kit/service-options";
import { forgetSent } from "@linehaul/kit/way-out/forget";
import { callbackBlacklistCopyRoutes } from "@linehaul/schema/base-data/callback-blacklist/copy";
import { countryCopyRoutes } from "@linehaul/schema/base-data/country-copy";
import { fieldRuleCopyRoutes } from "@linehaul/schema/base-data/field-rule/copy";
import { phoneRuleCopyRoutes } from "@linehaul/schema/base-data/phone-rule/copy";
import { regionCopyRoutes } from "@linehaul/schema/base-data/region/copy";
import { features } from "./__generated__/features.ts";
import { packaged } from "./base-data/pull/packaged.ts";
import { bringBaseData } from "./base-data/shipped.ts";
import { placeDemoOrders } from "./demo/go-on.ts";
import { accountCopies } from "./customers/account/copies.ts";
import { restampOrders } from "./customers/account/restamp.ts";
import { customerCopies } from "./customers/customer/copies.ts";
import { fillOrderCodes } from "./orders/order/codes/fill.ts";
import { forgetFailedOrders } from "./orders/failed-order/forget.ts";
import { forgetFindings } from "@linehaul/kit/finding/forget";
import { orderFindings } from "./orders/order/finding/table.ts";
import { autoPass } from "./orders/order/lifecycle/auto-pass.ts";
import { turnClocks } from "./base-data/time-zone/turn-clocks.ts";
import { outletStates } from "./orders/intercept-release/outlet-states.ts";
import { pushStates } from "./orders/order-push/push-states.ts";

/** The order service: orders, and the base data that they speak in. */
export const order: ServiceOptions = {
  service: "order",
  features,
  migrations: new URL("../migrations", import.meta.url),
  tasks: [
    autoPass,
    forgetFailedOrders,
    forgetFindings(orderFindings),
    forgetSent,
    restampOrders,
    fillOrderCodes,
    turnClocks,
    placeDemoOrders,
  ],
  keeps: { CUSTOMS: pushStates, OUTLET: outletStates },
  packaged,
  copied: [
    phoneRuleCopyRoutes.copy,
    fieldRuleCopyRoutes.copy,
    callbackBlacklistCopyRoutes.copy,
    countryCopyRoutes.copy,
    regionCopyRoutes.copy,
  ],
  copies: { customer: [customerCopies, accountCopies] },
  prepare: (db) => bringBaseData(db, new Date()),
};
