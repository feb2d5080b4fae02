import { catalogueColumns } from "@linehaul/kit/catalogue";
import { PAY_METHODS, PICKUP_TYPES } from "@linehaul/schema/orders/order/status";
import { index, integer, numeric, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { helped, named } from "../named.ts";

const kilograms = (name: string) => numeric(name, { precision: 9, scale: 2 });

/** Products that orders are sent by. Common to the sites; which of them a site offers, its lanes say. */
export const product = pgTable(
  "product",
  {
    ...catalogueColumns(),
    code: text("code").notNull(),
    ...named(),
    ...helped(),
    /** By code. */
    cargoTypes: text("cargo_types").array().notNull(),
    minWeight: kilograms("min_weight").notNull(),
    maxWeight: kilograms("max_weight").notNull(),
    maxParcelWeight: kilograms("max_parcel_weight").notNull(),
    /** Centimetres. */
    maxLength: integer("max_length").notNull(),
    maxGirth: integer("max_girth").notNull(),
    /** Cubic centimetres a kilogram. */
    volumeDivisor: integer("volume_divisor").notNull(),
    payMethods: text("pay_methods", { enum: PAY_METHODS }).array().notNull(),
    taxPayMethods: text("tax_pay_methods", { enum: PAY_METHODS }).array().notNull(),
    pickupWays: text("pickup_ways", { enum: PICKUP_TYPES }).array().notNull(),
  },
  (t) => [
    uniqueIndex("product_code").on(t.code),
    uniqueIndex("product_name").on(t.nameEn),
    index("product_sort").on(t.sort, t.id),
    index("product_modified").on(t.modifiedAt, t.id),
  ],
);
