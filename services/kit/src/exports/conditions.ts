import type { ExportCondition } from "@linehaul/schema/orders/export-task";
import type { Route } from "@linehaul/schema/route";
import { MASKS } from "@linehaul/schema/sensitive";
import type { JsonObject } from "../call.ts";
import { sensitiveFields } from "../sensitive-fields.ts";

/** A filter as tasks and the trail tell it; what its contract marks as sensitive is masked. */
export function conditionsOf(route: Route, filter: JsonObject): ExportCondition[] {
  const marks = sensitiveFields(route);
  return Object.entries(filter).flatMap(([field, value]) => {
    const mark = marks.get(field);
    const all = (Array.isArray(value) ? value : [value]).filter((one) => one !== undefined && one !== null);
    const values = all
      .map(String)
      .map((text) => (mark === undefined ? text : mark === "masked" ? "••••" : MASKS[mark](text)));
    return values.length === 0 ? [] : [{ field, values }];
  });
}

/** Conditions as an audit row holds them. */
export const toldConditions = (conditions: readonly ExportCondition[]): JsonObject =>
  Object.fromEntries(conditions.map(({ field, values }) => [field, values.join(", ")]));
