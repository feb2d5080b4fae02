import { sql } from "drizzle-orm";
import {
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { NUMBER_KINDS } from "@linehaul/schema/orders/order/number-kinds";
import { SITE_CODES } from "@linehaul/schema/sites";
import { plain, plainEmail, plainPhone } from "@linehaul/kit/finding/plain";
import { orders } from "../table.ts";

const instant = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });
const money = (name: string) => numeric(name, { precision: 18, scale: 2 });
const orderId = () =>
  uuid("order_id")
    .notNull()
    .references(() => orders.id);
const site = () => text("site", { enum: SITE_CODES }).notNull();

/** Sender and receiver (section 3, "Party"), in the clear: what identifies a person is masked when it leaves. */
export const orderParty = pgTable(
  "order_party",
  {
    orderId: orderId(),
    role: text("role", { enum: ["SENDER", "RECEIVER"] }).notNull(),
    site: site(),
    name: text("name").notNull(),
    company: text("company"),
    phoneCode: text("phone_code").notNull(),
    phone: text("phone").notNull(),
    email: text("email"),
    countryCode: text("country_code").notNull(),
    regionLevels: text("region_levels").array().notNull(),
    address: text("address").notNull(),
    postCode: text("post_code"),
    cityCode: text("city_code"),
    certType: text("cert_type"),
    certNo: text("cert_no"),
    vat: text("vat"),
    eori: text("eori"),
    ioss: text("ioss"),
  },
  (t) => [
    primaryKey({ columns: [t.orderId, t.role] }),
    // Values as they are looked for, which are not kept twice; behind each the id, so that the newest come first (PERM-12).
    index("order_party_phone").on(plainPhone(t.phone), t.orderId),
    index("order_party_email")
      .on(plainEmail(t.email), t.orderId)
      .where(sql`email is not null`),
    index("order_party_cert")
      .on(plain(t.certNo), t.orderId)
      .where(sql`cert_no is not null`),
  ],
);

/** A kind of goods in the order (section 3, "Goods line"); money in the order's declared currency. */
export const orderGoods = pgTable(
  "order_goods",
  {
    id: uuid("id").notNull(),
    orderId: orderId(),
    site: site(),
    lineNo: integer("line_no").notNull(),
    name: text("name").notNull(),
    size: text("size"),
    amount: integer("amount").notNull(),
    quantity: numeric("quantity").notNull(),
    unit: text("unit").notNull(),
    unitWeight: numeric("unit_weight", { precision: 12, scale: 3 }).notNull(),
    price: money("price").notNull(),
    total: money("total").notNull(),
    source: text("source"),
    origin: text("origin").notNull(),
    hsCode: text("hs_code").notNull(),
    eccn: text("eccn"),
    htsCode: text("hts_code"),
    htsDescription: text("hts_description"),
  },
  (t) => [primaryKey({ columns: [t.orderId, t.lineNo] })],
);

/** A control that the order fell under when it was written (EXPRESS_CONTROL). */
export const orderControl = pgTable(
  "order_control",
  {
    orderId: orderId(),
    site: site(),
    /** Its place among the order's, from 1. */
    no: integer("no").notNull(),
    controlCode: text("control_code").notNull(),
    /** As it was then. */
    effect: text("effect", { enum: ["REVIEW", "WARN"] }).notNull(),
    /** Which goods, by `line_no`; null: the order as a whole. */
    lineNo: integer("line_no"),
    /** What was found in them; empty: the order as a whole. */
    found: text("found").notNull(),
  },
  (t) => [primaryKey({ columns: [t.orderId, t.no] })],
);

/** What the estimated fee is made of: the product's freight and each added service. */
export const orderService = pgTable(
  "order_service",
  {
    orderId: orderId(),
    lineNo: integer("line_no").notNull(),
    site: site(),
    serviceName: text("service_name").notNull(),
    fee: money("fee").notNull(),
    currency: text("currency").notNull(),
  },
  (t) => [primaryKey({ columns: [t.orderId, t.lineNo] })],
);

/** A decision of the review, or a cancellation, in words that an index's condition takes. */
export const isDecided = sql.raw("event in ('APPROVED', 'TO_CONTACT', 'TO_SUPPLEMENT', 'BACK', 'CANCELLED')");

/** What happened to the order; append-only. `event` is a code of ORDER_EVENTS. */
export const orderHistory = pgTable(
  "order_history",
  {
    id: uuid("id").notNull(),
    orderId: orderId(),
    site: site(),
    event: text("event").notNull(),
    params: jsonb("params").$type<Record<string, string>>().notNull(),
    actor: text("actor").notNull(),
    at: instant("at").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.orderId, t.id] }),
    // What each reviewer decided, by day.
    index("order_history_decided").on(t.site, t.actor, t.at).where(isDecided),
  ],
);

/**
 * Every number that an order answers to, in capitals. It serves the search, and keeps a waybill number from being handed out twice;
 * the other kinds are given by customers and agents, who may repeat themselves.
 */
export const orderNumber = pgTable(
  "order_number",
  {
    number: text("number").notNull(),
    kind: text("kind", { enum: NUMBER_KINDS }).notNull(),
    orderId: orderId(),
  },
  (t) => [
    primaryKey({ columns: [t.number, t.kind, t.orderId] }),
    uniqueIndex("order_number_once")
      .on(t.number)
      .where(sql`kind in ('WAYBILL', 'MERGED')`),
    index("order_number_order").on(t.orderId),
  ],
);
