import type { OrderDetail } from "@linehaul/schema/orders/order/detail";
import { builder } from "../../../access/builder.ts";
import { CancelType, DeclarationMethod, PayMethod, PickupType, SenderReason, TradeCondition } from "./enums.ts";

export const OrderCancellation = builder
  .objectRef<NonNullable<OrderDetail["cancellation"]>>("OrderCancellation")
  .implement({
    description: "How a cancelled order ended.",
    fields: (t) => ({
      reason: t.exposeString("reason", { nullable: true, description: "What was written down." }),
      type: t.expose("type", { type: CancelType, description: "Who cancelled." }),
      at: t.expose("at", { type: "DateTime", description: "When." }),
    }),
  });

export const OrderShipment = builder.objectRef<OrderDetail["shipment"]>("OrderShipment").implement({
  description: "What is carried and how it is picked up.",
  fields: (t) => ({
    pickupType: t.expose("pickupType", { type: PickupType, description: "How the parcel comes to the carrier." }),
    pickupAt: t.expose("pickupAt", { type: "DateTime", nullable: true, description: "Agreed time of the pick-up." }),
    timeZoneCode: t.exposeString("timeZoneCode", { description: "IANA zone of the pick-up's place." }),
    parcelNum: t.exposeInt("parcelNum", { description: "Parcels." }),
    weight: t.expose("weight", { type: "Decimal", description: "kg" }),
    volume: t.expose("volume", { type: "Decimal", nullable: true, description: "m³" }),
  }),
});

export const OrderPayment = builder.objectRef<OrderDetail["payment"]>("OrderPayment").implement({
  description: "What the order is worth and who pays what.",
  fields: (t) => ({
    declaredCurrency: t.exposeString("declaredCurrency", { description: "ISO 4217." }),
    declaredValue: t.expose("declaredValue", { type: "Decimal", description: "In the declared currency." }),
    insuredValue: t.expose("insuredValue", {
      type: "Decimal",
      nullable: true,
      description: "In the declared currency; null when not insured.",
    }),
    payMethod: t.expose("payMethod", { type: PayMethod, description: "Who pays the freight." }),
    taxPayMethod: t.expose("taxPayMethod", { type: PayMethod, description: "Who pays duties and taxes." }),
    payMonthCard: t.expose("payMonthCard", {
      type: "Masked",
      nullable: true,
      description: "Monthly card of the freight, masked.",
    }),
    taxMonthCard: t.expose("taxMonthCard", {
      type: "Masked",
      nullable: true,
      description: "Monthly card of duties and taxes, masked.",
    }),
    couponNo: t.exposeString("couponNo", { nullable: true, description: "Coupon that was used." }),
    couponAmount: t.expose("couponAmount", {
      type: "Decimal",
      nullable: true,
      description: "What the coupon takes off, in `feeCurrency`.",
    }),
    estimatedFee: t.expose("estimatedFee", {
      type: "Decimal",
      nullable: true,
      description: "Estimated freight, in `feeCurrency`.",
    }),
    feeCurrency: t.exposeString("feeCurrency", { description: "ISO 4217." }),
  }),
});

export const OrderServiceFee = builder.objectRef<OrderDetail["services"][number]>("OrderServiceFee").implement({
  description: "An added service and its price.",
  fields: (t) => ({
    serviceName: t.exposeString("serviceName", { description: "Name of the service." }),
    fee: t.expose("fee", { type: "Decimal", description: "In `currency`." }),
    currency: t.exposeString("currency", { description: "ISO 4217." }),
  }),
});

export const OrderCod = builder.objectRef<NonNullable<OrderDetail["cod"]>>("OrderCod").implement({
  description: "Cash on delivery: collected for the sender.",
  fields: (t) => ({
    card: t.expose("card", { type: "Masked", description: "Card that the amount goes to, masked." }),
    amount: t.expose("amount", { type: "Decimal", description: "In `currency`." }),
    currency: t.exposeString("currency", { description: "ISO 4217." }),
  }),
});

export const OrderTrade = builder.objectRef<OrderDetail["trade"]>("OrderTrade").implement({
  description: "What customs want to know.",
  fields: (t) => ({
    senderReason: t.expose("senderReason", { type: SenderReason, description: "Why the goods are sent." }),
    tradeCondition: t.expose("tradeCondition", { type: TradeCondition, description: "Incoterm." }),
    exportDeclaration: t.expose("exportDeclaration", { type: DeclarationMethod, description: "How exported." }),
    importDeclaration: t.expose("importDeclaration", { type: DeclarationMethod, description: "How imported." }),
    importerCompany: t.exposeString("importerCompany", { nullable: true, description: "Importer, when another." }),
    importerPhone: t.expose("importerPhone", {
      type: "Masked",
      nullable: true,
      description: "Telephone of the importer, masked.",
    }),
    importerAddress: t.expose("importerAddress", {
      type: "Masked",
      nullable: true,
      description: "Address of the importer, masked.",
    }),
  }),
});

export const OrderExhibition = builder.objectRef<NonNullable<OrderDetail["exhibition"]>>("OrderExhibition").implement({
  description: "The exhibition that the goods go to.",
  fields: (t) => ({
    exhibitor: t.exposeString("exhibitor", { description: "Who exhibits." }),
    exhibition: t.exposeString("exhibition", { description: "Name of the exhibition." }),
    venue: t.exposeString("venue", { description: "Where it is." }),
    booth: t.exposeString("booth", { description: "Number of the booth." }),
    recipientName: t.exposeString("recipientName", { description: "Who receives the goods there." }),
    recipientTel: t.expose("recipientTel", { type: "Masked", description: "Telephone of the recipient, masked." }),
    expectedAt: t.expose("expectedAt", { type: "DateTime", description: "When the goods are expected." }),
  }),
});
