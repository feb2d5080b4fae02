import * as parts from "@linehaul/schema/orders/order/parts";
import { GoodsLine, Party } from "@linehaul/schema/orders/order/detail";
import { OrderControl } from "@linehaul/schema/orders/order/order-control";
import * as enums from "@linehaul/schema/orders/order/enums";
import { enumOf, objectOf } from "../../../contract/named.ts";
import type { Context } from "../../../access/visit.ts";
import { NamedRow, namedRow } from "../../base-data/coded.ts";
import { Country, countryOf } from "../../base-data/country.ts";
// The enum of what comes of controls.
import "../../base-data/express-control.ts";

const paidBy = (code: string | null, context: Context) =>
  code === null ? null : namedRow(code, context.visit.reference.payMethods, context);

export const OrderStatus = enumOf(enums.OrderStatus);
enumOf(enums.AuditStatus);
enumOf(enums.SourceSystem);
enumOf(enums.CancelType);
enumOf(enums.PickupType);
enumOf(enums.PayMethod);
enumOf(enums.SenderReason);
enumOf(enums.TradeCondition);
enumOf(enums.DeclarationMethod);

objectOf(parts.OrderCancellation);
objectOf(parts.OrderShipment);
objectOf(parts.OrderPayment, {
  without: ["payMethodCode", "taxPayMethodCode"],
  more: (t) => ({
    method: t.field({
      type: NamedRow,
      nullable: true,
      description: "How the freight is paid (PAY_METHOD); null where no row fits who pays it.",
      resolve: ({ payMethodCode: code }, _args, context) => paidBy(code, context),
    }),
    taxMethod: t.field({
      type: NamedRow,
      nullable: true,
      description: "How duties and taxes are paid, likewise.",
      resolve: ({ taxPayMethodCode: code }, _args, context) => paidBy(code, context),
    }),
  }),
});
objectOf(OrderControl, {
  without: ["nameI18n"],
  more: (t) => ({
    name: t.string({
      description: "What the control is called today, in the request's language.",
      resolve: ({ nameI18n }, _args, { visit }) => nameI18n[visit.language],
    }),
  }),
});
objectOf(parts.OrderServiceFee);
objectOf(parts.OrderCod);
objectOf(parts.OrderTrade);
objectOf(parts.OrderExhibition);

objectOf(Party, {
  more: (t) => ({
    country: t.field({
      type: Country,
      nullable: true,
      description: "The country of the code; null for a code that is not kept.",
      resolve: (party, _args, context) => countryOf(party.countryCode, context),
    }),
  }),
});

objectOf(GoodsLine, {
  without: ["origin"],
  more: (t) => ({
    origin: t.field({
      type: Country,
      nullable: true,
      description: "Country of origin; null for a code that is not kept.",
      resolve: (line, _args, context) => countryOf(line.origin, context),
    }),
  }),
});
