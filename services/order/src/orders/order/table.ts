import { type SQL, sql } from "drizzle-orm";
import {
  check,
  type ExtraConfigColumn,
  index,
  integer,
  numeric,
  pgTable,
  text,
  timestamp,
  uuid,
} from "drizzle-orm/pg-core";
import { ORDER_STATES } from "@linehaul/schema/orders/order/lifecycle";
import {
  AUDIT_STATUSES,
  CANCEL_TYPES,
  DECLARATION_METHODS,
  ORDER_STATUSES,
  PAY_METHODS,
  PICKUP_TYPES,
  PUSH_STATES,
  SENDER_REASONS,
  SOURCE_SYSTEMS,
  TRADE_CONDITIONS,
} from "@linehaul/schema/orders/order/status";
import { SITE_CODES } from "@linehaul/schema/sites";
import { plain } from "@linehaul/kit/finding/plain";
import { filtered, listed } from "./listed.ts";

const instant = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });
const money = (name: string) => numeric(name, { precision: 18, scale: 2 });
/** kg or m³, to the gram and the litre. */
const measure = (name: string) => numeric(name, { precision: 12, scale: 3 });

/** Nearly every order is picked up in so many days. */
export const LATE_DAYS = 10;
/** Picked up later than that, or before it was placed. In words of the columns alone, which an index's condition takes. */
export const oddlyPickedUp = sql.raw(
  `(picked_up_at < created_at or picked_up_at - created_at > interval '${LATE_DAYS} days')`,
);

/**
 * An order (section 3, ORD-08). Scoped by site, receiver's country, organisation, customer and account. What it shows of its customer, sender and receiver in lists is a
 * snapshot of the day it was placed; parties, goods, fees, history and numbers are tables of their own (`parts/`).
 */
export const orders = pgTable(
  "orders",
  {
    id: uuid("id").primaryKey(),
    site: text("site", { enum: SITE_CODES }).notNull(),

    sfWaybillNo: text("sf_waybill_no").notNull(),
    customerOrderNo: text("customer_order_no").notNull(),
    customerOrderNoTwo: text("customer_order_no_two"),
    agentWayBillNo: text("agent_way_bill_no"),
    mergedWaybillNos: text("merged_waybill_nos").array().notNull().default([]),
    sourceSystem: text("source_system", { enum: SOURCE_SYSTEMS }).notNull(),

    orderStatus: text("order_status", { enum: ORDER_STATUSES }).notNull(),
    auditStatus: text("audit_status", { enum: AUDIT_STATUSES }).notNull(),
    /** How often its state changed, from 1: who decides says which he saw. */
    version: integer("version").notNull(),
    /** When it passes by itself (REV-04), where nobody has looked at it; else null. */
    passAt: instant("pass_at"),
    /** Since when it waits in its queue of the review; null once that is over. */
    waitingSince: instant("waiting_since"),
    /** The state of the newest delivery about it to the customs system, kept in the transaction that changes either. */
    pushState: text("push_state", { enum: PUSH_STATES }).notNull(),
    cancelReason: text("cancel_reason"),
    cancelType: text("cancel_type", { enum: CANCEL_TYPES }),
    cancelledAt: instant("cancelled_at"),

    customerCode: text("customer_code").notNull(),
    customerName: text("customer_name").notNull(),
    /** The account that placed it and that account's main one, its own where it has none (PERM-08); both null without an account. */
    userCode: text("user_code"),
    mainUserCode: text("main_user_code"),
    senderCountry: text("sender_country").notNull(),
    receiverName: text("receiver_name").notNull(),
    receiverCountry: text("receiver_country").notNull(),
    receiverPhoneCode: text("receiver_phone_code").notNull(),
    receiverPhone: text("receiver_phone").notNull(),
    /** The organisation that handles it. Without one only those see it who are kept to no organisation. */
    orgCode: text("org_code"),

    /** The product's English name of the day it was placed; which product it is, its code says: null until it is filled in, and where no product has the name. */
    serviceName: text("service_name").notNull(),
    productCode: text("product_code"),
    /** What is sent, by code (CARGO_TYPE); null where nobody said so. */
    cargoTypeCode: text("cargo_type_code"),
    pickupType: text("pickup_type", { enum: PICKUP_TYPES }).notNull(),
    pickupAt: instant("pickup_at"),
    /** When the parcels were first taken over, of the history's PICKED_UP; null until then. */
    pickedUpAt: instant("picked_up_at"),
    timeZoneCode: text("time_zone_code").notNull(),
    parcelNum: integer("parcel_num").notNull(),
    weight: measure("weight").notNull(),
    volume: measure("volume"),

    declaredCurrency: text("declared_currency").notNull(),
    declaredValue: money("declared_value").notNull(),
    insuredValue: money("insured_value"),
    payMethod: text("pay_method", { enum: PAY_METHODS }).notNull(),
    taxPayMethod: text("tax_pay_method", { enum: PAY_METHODS }).notNull(),
    /** How they pay it, by code (PAY_METHOD); null until it is filled in, and where none fits. */
    payMethodCode: text("pay_method_code"),
    taxPayMethodCode: text("tax_pay_method_code"),
    payMonthCard: text("pay_month_card"),
    taxMonthCard: text("tax_month_card"),
    couponNo: text("coupon_no"),
    couponAmount: money("coupon_amount"),
    estimatedFee: money("estimated_fee"),
    feeCurrency: text("fee_currency").notNull(),

    codCard: text("cod_card"),
    codAmount: money("cod_amount"),
    codCurrency: text("cod_currency"),

    senderReason: text("sender_reason", { enum: SENDER_REASONS }).notNull(),
    tradeCondition: text("trade_condition", { enum: TRADE_CONDITIONS }).notNull(),
    exportDeclaration: text("export_declaration", { enum: DECLARATION_METHODS }).notNull(),
    importDeclaration: text("import_declaration", { enum: DECLARATION_METHODS }).notNull(),
    importerCompany: text("importer_company"),
    importerPhone: text("importer_phone"),
    importerAddress: text("importer_address"),

    exhibitor: text("exhibitor"),
    exhibition: text("exhibition"),
    exhibitionVenue: text("exhibition_venue"),
    exhibitionBooth: text("exhibition_booth"),
    exhibitionRecipientName: text("exhibition_recipient_name"),
    exhibitionRecipientTel: text("exhibition_recipient_tel"),
    exhibitionExpectedAt: instant("exhibition_expected_at"),

    createdAt: instant("created_at").notNull(),
  },
  (t) => [
    check("orders_state", stands(t)),
    index("orders_passing")
      .on(t.passAt, t.id)
      .where(sql`pass_at is not null`),
    // The review's first queue, by the time that is left.
    index("orders_queue_passing")
      .on(t.site, t.auditStatus, t.passAt, t.id)
      .where(sql`pass_at is not null`),
    index("orders_waiting")
      .on(t.site, t.auditStatus, t.waitingSince, t.id)
      .where(sql`waiting_since is not null`),
    ...listed("all", t),
    ...listed("status", t, { by: t.orderStatus }),
    ...listed("audit", t, { by: t.auditStatus }),
    // The states of a whole site: by an index with another column between, those of other states would be read as well.
    index("orders_states").on(t.site, t.orderStatus),
    // The countries too: a review's queues are counted by those that somebody reviews (PERM-10).
    index("orders_audit_states").on(t.site, t.auditStatus, t.orderStatus, t.receiverCountry),
    ...filtered("source", t, { by: t.sourceSystem }),
    // Of customers and accounts there are many: with each more face fewer orders would have the same.
    ...filtered("customer", t, { by: t.customerCode, faces: [t.receiverCountry] }),
    ...filtered("main_account", t, { by: t.mainUserCode, behind: [t.orderStatus], faces: [t.receiverCountry] }),
    ...listed("sub_account", t, { by: t.userCode, where: isOfSub, behind: [t.orderStatus] }),
    // The main account, too: an order of both is counted once.
    index("orders_sub_account_states")
      .on(t.site, t.userCode, t.orderStatus, t.mainUserCode, t.receiverCountry)
      .where(isOfSub),
    // Whether customers that somebody is kept to have orders of an organisation is not read from all that it has.
    index("orders_customer_org").on(t.site, t.customerCode, t.orgCode, t.orderStatus),
    ...filtered("receiver", t, { by: t.receiverCountry, behind: [t.sourceSystem] }),
    // A destination's states within some time: of the time's orders most go elsewhere.
    index("orders_receiver_times").on(t.site, t.receiverCountry, t.orderStatus, t.createdAt, t.sourceSystem),
    ...filtered("sender", t, { by: t.senderCountry }),
    ...filtered("org", t, { by: t.orgCode }),
    ...filtered("currency", t, { by: t.declaredCurrency, behind: [t.orderStatus] }),
    ...filtered("product", t, { by: t.productCode, where: sql`product_code is not null` }),
    // Those that are still to get their codes.
    index("orders_uncoded")
      .on(t.serviceName)
      .where(sql`product_code is null`),
    ...filtered("payer", t, { by: t.payMethod }),
    ...filtered("push", t, { by: t.pushState }),
    ...filtered("cod", t, { where: sql`cod_amount is not null` }),
    index("orders_picked_up")
      .on(t.site, t.pickedUpAt, t.createdAt, t.declaredValue, t.id)
      .where(sql`picked_up_at is not null`),
    // What else is asked of a span of pick-ups, too: none of their rows is read.
    index("orders_status_picked_up")
      .on(
        t.site,
        t.orderStatus,
        t.pickedUpAt,
        t.declaredValue,
        t.productCode,
        t.sourceSystem,
        t.receiverCountry,
        t.orgCode,
        t.customerCode,
      )
      .where(sql`picked_up_at is not null`),
    index("orders_oddly_picked_up").on(t.pickedUpAt, t.createdAt).where(oddlyPickedUp),
    // Cards as they are looked for, newest first.
    index("orders_pay_card")
      .on(plain(t.payMonthCard), t.id)
      .where(sql`pay_month_card is not null`),
    index("orders_tax_card")
      .on(plain(t.taxMonthCard), t.id)
      .where(sql`tax_month_card is not null`),
    index("orders_cod_card")
      .on(plain(t.codCard), t.id)
      .where(sql`cod_card is not null`),
    // The states' counts of whom somebody is kept to by several lists (PERM-02): narrow, so that few pages are read.
    index("orders_kept").on(t.site, t.orderStatus, t.receiverCountry, t.customerCode, t.orgCode, t.sourceSystem),
    // The states' counts under several filters, and whether several filters together leave few orders, are read from this index alone: of a
    // span of time from its own part.
    index("orders_counted").on(
      t.site,
      t.orderStatus,
      t.createdAt,
      t.auditStatus,
      t.sourceSystem,
      t.senderCountry,
      t.receiverCountry,
      t.declaredCurrency,
      t.orgCode,
      t.customerCode,
      t.mainUserCode,
      t.userCode,
      t.productCode,
      t.payMethod,
      t.pushState,
      t.codAmount,
      t.declaredValue,
      t.pickedUpAt,
      t.id,
    ),
  ],
);

/** The pairs of the lifecycle, and a due time in the state that has one. */
function stands(t: Record<"orderStatus" | "auditStatus" | "passAt", ExtraConfigColumn>): SQL {
  const pairs = ORDER_STATES.map((s) => `('${s.orderStatus}', '${s.auditStatus}')`).join(", ");
  return sql`(${t.orderStatus}, ${t.auditStatus}) in (${sql.raw(pairs)}) and (${t.passAt} is not null) = (${t.orderStatus} = 'TO_VERIFY')`;
}
export type OrderRecord = typeof orders.$inferSelect;
export type NewOrder = typeof orders.$inferInsert;

/** Placed by an account that has another above it. */
export const isOfSub: SQL = sql`${orders.userCode} <> ${orders.mainUserCode}`;
