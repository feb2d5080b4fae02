import type { Call } from "@linehaul/kit/call";
import { catalogueSave } from "@linehaul/kit/catalogue";
import type { Db } from "@linehaul/kit/database-type";
import { fail } from "@linehaul/kit/fail";
import { newRowsSite } from "@linehaul/kit/scope";
import type { ProductFlow, SavedProductFlow } from "@linehaul/schema/base-data/product-flow/row";
import type { FieldProblem } from "@linehaul/schema/envelope";
import { SERVICE_CODES } from "@linehaul/schema/errors";
import { isAtMost } from "@linehaul/schema/money";
import { PAY_METHODS } from "@linehaul/schema/orders/order/status";
import { and, eq } from "drizzle-orm";
import { laneProblems } from "../lane.ts";
import { product } from "../product/table.ts";
import { mine } from "./mine.ts";
import { keepFlowsApart } from "./overlap.ts";

type Told = Omit<SavedProductFlow, "id" | "version">;
const problem = (field: keyof Told, key: string, params: FieldProblem["params"] = {}): FieldProblem => ({
  path: [field],
  key,
  params,
});

/** What a flow says against its product: it may narrow what the product takes, and never widens it. */
async function productProblems(db: Db, row: Told): Promise<FieldProblem[]> {
  const [of] = await db
    .select()
    .from(product)
    .where(and(eq(product.code, row.productCode), eq(product.status, "ENABLED")));
  if (of === undefined) return [problem("productCode", "product.unknown", { code: row.productCode })];
  const payers = (field: "payMethods" | "taxPayMethods") =>
    row[field].every((payer) => of[field].includes(payer)) ? [] : [problem(field, "flow.payers", { code: of.code })];
  const cargoType = row.cargoTypeCode;
  return [
    ...(cargoType === null || of.cargoTypes.includes(cargoType)
      ? []
      : [problem("cargoTypeCode", "flow.cargoType", { code: cargoType })]),
    ...payers("payMethods"),
    ...payers("taxPayMethods"),
    ...(isAtMost(row.maxWeight, of.maxWeight) ? [] : [problem("maxWeight", "flow.weight", { maximum: of.maxWeight })]),
  ];
}

/** Writes where a product goes, if its product, cargo type and countries are there and no other row of its rank holds then. */
export async function save(call: Call, { id, version, ...values }: SavedProductFlow): Promise<ProductFlow> {
  const { db } = call;
  const fields = [...(await productProblems(db, values)), ...(await laneProblems(db, values))];
  if (fields.length > 0) throw fail(SERVICE_CODES.invalid, { fields });
  return catalogueSave(call, {
    ...(await mine(call)),
    id,
    version,
    values: {
      ...values,
      site: newRowsSite(call.caller, await call.scope()),
      // Each once, in its own order.
      payMethods: PAY_METHODS.filter((payer) => values.payMethods.includes(payer)),
      taxPayMethods: PAY_METHODS.filter((payer) => values.taxPayMethods.includes(payer)),
    },
    unique: {},
    buttons: { create: "PRODUCT_FLOW.CREATE", edit: "PRODUCT_FLOW.EDIT" },
    check: keepFlowsApart,
  });
}
