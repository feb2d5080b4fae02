import { SERVICE_CODES, type ServiceCode } from "@linehaul/schema/errors";
import type { FailureReason } from "@linehaul/schema/orders/failed-order";

/** Kinds of rules by their keys' beginnings: the first that fits. */
const OF_RULE: readonly (readonly [RegExp, FailureReason])[] = [
  [/^customer\./, "CUSTOMER"],
  [/^(card|cod)\./, "CARD"],
  [/^order\.number\./, "NUMBER"],
  [/^(currency|country)\.unknown$|^order\.(product$|cargoType\.|payMethod\.|pay\.)|^goods\.unit$/, "BASE_DATA"],
  [/^(order\.goods|goods)\./, "GOODS"],
  [/^order\.(declared|insured)/, "VALUE"],
  [/^order\.merge$/, "MERGE"],
];

/** Why an order was not written, by the code of the refusal and the first rule that the order broke. */
export function reasonOf(code: ServiceCode, rule: string | undefined): FailureReason {
  if (code === SERVICE_CODES.noNumbers) return "NO_NUMBERS";
  if (code !== SERVICE_CODES.invalid) return "SYSTEM";
  return OF_RULE.find(([keys]) => rule !== undefined && keys.test(rule))?.[1] ?? "FIELD";
}
