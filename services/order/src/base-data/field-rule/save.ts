import type { Call } from "@linehaul/kit/call";
import { catalogueSave } from "@linehaul/kit/catalogue";
import type { Db } from "@linehaul/kit/database-type";
import { fail } from "@linehaul/kit/fail";
import { newRowsSite } from "@linehaul/kit/scope";
import type { FieldRule, SavedFieldRule } from "@linehaul/schema/base-data/field-rule/row";
import { CUSTOMER_TYPES } from "@linehaul/schema/customers/customer";
import type { FieldProblem } from "@linehaul/schema/envelope";
import { limitBroken } from "@linehaul/schema/base-data/field-rule/broken";
import { SERVICE_CODES } from "@linehaul/schema/errors";
import { and, eq } from "drizzle-orm";
import { cargoType } from "../cargo-type/table.ts";
import { laneProblems } from "../lane.ts";
import { isLike, isPattern } from "@linehaul/kit/patterns";
import { product } from "../product/table.ts";
import { mine } from "./mine.ts";
import { keepRulesApart } from "./overlap.ts";

type Told = Omit<SavedFieldRule, "id" | "version">;

/** A pattern is one that RE2 takes, and choices keep to the rule's other limits: none could be chosen otherwise. */
function patternProblems({ pattern, minLength, maxLength, choices }: Told): FieldProblem[] {
  if (pattern !== "" && !isPattern(pattern)) return [{ path: ["pattern"], key: "pattern", params: {} }];
  const limits = { minLength, maxLength, pattern, choices: [] };
  return choices.flatMap((choice, n) =>
    limitBroken(choice, limits, isLike) === null
      ? []
      : [{ path: ["choices", n], key: "fieldRule.choice", params: { choice } }],
  );
}

/** Product and cargo type are rows in use. */
async function namedProblems(db: Db, { productCode, cargoTypeCode }: Told): Promise<FieldProblem[]> {
  const isThere = async (table: typeof product | typeof cargoType, code: string | null): Promise<boolean> =>
    code === null || (await db.$count(table, and(eq(table.code, code), eq(table.status, "ENABLED")))) > 0;
  const unknown = (field: "productCode" | "cargoTypeCode", key: string, code: string | null): FieldProblem => ({
    path: [field],
    key,
    params: { code: code ?? "" },
  });
  return [
    ...((await isThere(product, productCode)) ? [] : [unknown("productCode", "product.unknown", productCode)]),
    ...((await isThere(cargoType, cargoTypeCode))
      ? []
      : [unknown("cargoTypeCode", "cargoType.unknown", cargoTypeCode)]),
  ];
}

/** Writes what is said of a field, if all that it names is there and no other rule of its rank and priority holds then. */
export async function save(call: Call, { id, version, ...values }: SavedFieldRule): Promise<FieldRule> {
  const { db } = call;
  const fields = [
    ...patternProblems(values),
    ...(await namedProblems(db, values)),
    ...(await laneProblems(db, values)),
  ];
  if (fields.length > 0) throw fail(SERVICE_CODES.invalid, { fields });
  return catalogueSave(call, {
    ...(await mine(call)),
    id,
    version,
    values: {
      ...values,
      site: newRowsSite(call.caller, await call.scope()),
      choices: [...new Set(values.choices)],
      // Each once, in its own order.
      customerTypes: CUSTOMER_TYPES.filter((type) => values.customerTypes.includes(type)),
    },
    unique: {},
    buttons: { create: "FIELD_RULE.CREATE", edit: "FIELD_RULE.EDIT" },
    check: keepRulesApart,
  });
}
